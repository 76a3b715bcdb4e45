import type { DiceAnswerWords } from '../../../../domain/dice/answer-words.ts';

/** Two first statements of every face beside the one on its page. */
export const openings: DiceAnswerWords['openings'] = {
  points: {
    Sun: [
      'You have said “I don’t mind” about this at least twice, and the Sun does not believe you. It lights up a wish that has been kept reasonable for too long. Something here carries your name, whether you signed or not.',
      'Every group has one person at whom the others glance before they answer. The Sun asks who that is at present. It may be a chief or a parent; it may equally be a place left empty, with your coat on the chair.',
    ],
    Moon: [
      'It is eleven at night and everything looks hopeless; after breakfast half of it has gone. That is the Moon’s kind of truth, real while it lasts. Behind it stands a need, for company or quiet, that nobody has mentioned aloud.',
      'Somebody here wants looking after and would sooner bite than say so. The Moon recognises it by small signs, a short answer, an empty fridge, a light left on. It has to do with mothering, given or missed.',
    ],
    Mercury: [
      'Two people have told you the same story with one detail changed, and Mercury lives in that detail. This is settled with a pencil, a timetable or a second phone call. Cleverness is plentiful in it, and a plain yes or no is scarce.',
      'Read the message once more, this time without the tone you heard in it. Mercury carries words and does not answer for how they are taken. A form, a price, a missed call or somebody’s younger brother may hold up the whole affair.',
    ],
    Venus: [
      'Somebody laid the table a little better than necessary, and that is where Venus comes in. What counts here is being fond of one another, or of the thing itself. It brings softness to the terms, and now and then a bill from a good shop.',
      'What is dear to you has its own pull, and you need not build a case for it; Venus speaks by way of your feet. Charm, comfort and the wish to get on well are the forces in this, and they are stronger than the arguments.',
    ],
    Mars: [
      'Your jaw has been tight for days, and now you know which face to thank. Mars gathers what was swallowed, hurt as well as appetite, and makes strength of it. Whoever moves first here will have the choice of ground.',
      'There is a job in this that nobody wants because it needs a saw. Mars would have it finished by noon. It speaks for courage and competition, for the blunt friend, and for the hour after which a decision can no longer be politely put off.',
    ],
    Jupiter: [
      'You went in to ask for a chair and came out with the offer of a room. This is how Jupiter deals: it rounds up. Help comes from somebody who has plenty, and it comes more easily when you let yourself be pleased about it.',
      'On the map it is one centimetre further, and suddenly there is sea. Jupiter stands for that centimetre, for study, distance, good counsel and faith in a happy ending. The matter can bear a bigger frame than the one you put round it.',
    ],
    Saturn: [
      'There is a part of this that will not be charmed, and Saturn has put it in front of you. It is the deadline, the signature, the person who has seen many beginners. What is asked is moderate, and no discount is given.',
      'You are tired in the way one gets from holding a thing up alone. Saturn knows how heavy it is. It does not take it from you, but it sorts: this beam carries the house, that one was only decoration, and may go.',
    ],
    Uranus: [
      'It arrived on a Wednesday, unannounced, and the week has not recovered. Uranus has no respect for the calendar, and sometimes a very good reason. What falls over under it was usually standing on one leg.',
      'Everyone in the room agreed, and you heard yourself say no. That voice belongs to Uranus. It wants space more than comfort and would sooner be wrong in its own way. Expect the odd idea, the early departure, the friend who knows computers.',
    ],
    Neptune: [
      'You remember the conversation as lovelier than it can have been. Neptune keeps the memory and blurs the face. There is tenderness in this matter, and music; there is also a step on the stairs that only looks as though it were there.',
      'Somebody needs rescuing, or so it seems from here, and you have already found your shoes. Neptune opens the heart so wide that the purse falls out. Its gift is to feel what was never said, its trouble to mistake that for an answer.',
    ],
    Pluto: [
      'They are discussing the curtains, and everybody in the room is thinking of the will. Pluto belongs to that second subject. There is an old grip in this, of money, guilt or passion, and it does not loosen by being talked round.',
      'Some things one gives up and they grow back, like nettles. Pluto has come about the root. It may be a hold that somebody has on you, or the one you have on them. After it has passed through, less is left, and all of it sound.',
    ],
    NorthNode: [
      'You have looked up the course three times and closed the page again. The North Node sits on that page. What it points to is rarely difficult as such; it is simply nothing you were ever praised for, and therefore it feels like somebody else’s life.',
      'There is a person in this who does with ease what costs you a sleepless night. Watch, and do not be too proud to copy. The North Node leads by way of such people into country where your old merits count for little.',
    ],
    SouthNode: [
      'The words were out before you had thought about them, and you knew the answer word for word as well. That is the South Node, the groove in the record. You are good at this scene; you have played it with several casts.',
      'An old number lights up on the screen, or an old place turns up in the advertisements. Under the South Node such things come back kindly and sit down as if they had never left. They bring a talent along, and the bill that was left unpaid.',
    ],
  },
  signs: {
    Aries: [
      'The kettle has not boiled yet, and Aries has rung them up. It trusts the first impulse and says it to your face, which can be a relief to both. In this manner a matter gets its start, cleanly, and often before it gets a plan.',
      'There is no queue where Aries goes in, for it did not see one. Quarrels are short in this sign and so are excuses. Something new can be begun on the strength of it, by one person who does not ask whether it has been done before.',
    ],
    Taurus: [
      'Ask Taurus tomorrow and you will get the same answer as today. It wants the price, the weight, the feel of the cloth between two fingers. In its keeping things take longer to begin, and then they go on, like a good pair of boots.',
      'While the others discuss, Taurus has planted the beans. It is a quiet, bodily way of doing things, fond of habit and hard to frighten. Whatever goes through its hands becomes useful, edible or worth money, but not by Friday.',
    ],
    Gemini: [
      'By lunchtime Gemini has heard both versions and made a third. It goes about things by asking, joking, sending a link. Facts turn up that way which no solemn meeting would have produced, and they usually turn up in pairs.',
      'Try to nail the matter down and it is already somewhere else, reading the notice on the door. This is Gemini’s way, light on its feet and good company. It needs an exchange in order to move at all, and two addresses at the very least.',
    ],
    Cancer: [
      'Before the subject comes up, Cancer has made soup. Its way leads through the kitchen, the old photograph, the question whether you got home all right. It feels the mood of a room from the landing, and acts on that before anything is said.',
      'Push, and the door shuts; wait beside it, and a hand comes out with a biscuit. What is done in the manner of Cancer follows trust and the tides of the day. It holds on to people and things long after others would have tidied them away.',
    ],
    Leo: [
      'Leo cannot do it in the small type at the foot of the page. It gives the present in person, wrapped, and watches you open it. There is heart in this manner, and a certain splendour, and a wish that somebody should notice both.',
      'A cold room warms up when one person stops apologising for being in it. That is the service Leo does to a matter. It takes the lead, praises aloud and plays a little; what it cannot bear is to be treated as furniture.',
    ],
    Virgo: [
      'Where others see a disaster, Virgo sees eleven small jobs. It puts on the kettle, finds the receipt, and has the third of them done. Its way of loving a thing is to keep it in working order, and it hardly ever mentions the fact.',
      'A label was on the wrong jar, that is all, and half the trouble came from there. Virgo finds such jars. It moves by checking, comparing and mending, asks what would really help, and distrusts anything that glitters before it has been tried.',
    ],
    Libra: [
      'Libra has already thought of what you could say against it. Its manner is courteous and even-handed; it moves a chair so that both may sit in the shade. Things agreed in this way hold, because nobody had to lose them first.',
      'Nothing happens here until a second person has come into the room. Libra finds out what it wants by looking at someone else wanting it. It brings grace, terms and a well-phrased letter, and it postpones the ugly sentence as long as it can.',
    ],
    Scorpio: [
      'Scorpio has noticed that you changed the subject. It says nothing and comes back to it at night. In this manner one wants the whole of a thing, its price and its past included, and does not sign for a half.',
      'There are people who can sit beside a sickbed without talking. That is Scorpio at its best, unafraid of what others look away from. It works underground, on one matter at a time, and what it takes hold of comes out by the roots.',
    ],
    Sagittarius: [
      'The timetable was for the small train; Sagittarius took the night express. It does things in the grand style and with good humour, on the understanding that something will turn up. It lends the matter a view, and blunt opinions about it.',
      'Half the truth makes Sagittarius itch, so you will hear all of it, with a laugh, and rather loud. Its manner is that of a teacher on holiday. It asks where this might lead one day, and for that question it will leave the dishes.',
    ],
    Capricorn: [
      'No one clapped when Capricorn put in the foundations, and no one has to worry about the roof. Its way is dry, exact and meant to last. It will wait for years without seeming to wait, because meanwhile it was working.',
      'The one in the corner who has read the contract is Capricorn. It speaks late in the meeting and is then quoted. A matter handled in its manner acquires an order of steps, a person in charge, and a good chance of still being there at Christmas.',
    ],
    Aquarius: [
      'Twelve people did it the usual way, and Aquarius asked who had started that. It steps aside to see the pattern, and comes back with something nobody had ordered. Friends take part in this, and rules apply to all or to no one.',
      'Aquarius is fond of you and would like some air. Its manner is cool at the edge and loyal at the centre. Expect help from unlikely quarters, and an answer from an angle that nobody had thought of.',
    ],
    Pisces: [
      'Ask Pisces the way and you will be taken along, by the river, for the sake of the light. It does not push; it seeps. Much is done in this manner by a tone of voice, by patience, by being there when somebody cries.',
      'The plan got wet, and oddly enough one can read it better now. Pisces works by hint and mood and a kind of borrowed feeling. It will make room for everyone in the boat, and only afterwards ask how many the boat was built for.',
    ],
  },
  houses: {
    1: [
      'The others can be asked later; the first house asks what sort of morning you are having. It is your own energy that sets the tone here, the speed of your step and the look with which you open the door.',
      'Somebody will form an opinion of this in the first half-minute, going by you. The first house is that half-minute. Body, manner, the decision to begin at all: they count for more at present than any circumstances do.',
    ],
    2: [
      'There is a drawer with the papers you do not like to open, and the second house lives in it. It keeps what you earn and what you eat, your tools, your savings, and the price under which you will not go.',
      'What would you still have if the whole thing fell through? The second house counts just that, and the answer is usually longer than feared. It is the ground of the practical: wages, things that keep, an ability nobody can take off you.',
    ],
    3: [
      'Three streets away somebody knows the answer and does not know that you are asking. This is the country of the third house, of brothers and sisters, errands, classmates, group chats, and the talk one has while locking up a bicycle.',
      'The great conversation is not needed; a line will do. The third house holds notes, rumours, corrections, the daily back and forth by which people stay acquainted. What concerns you is passing through it now, in somebody’s inbox or on somebody’s tongue.',
    ],
    4: [
      'You still take off your shoes where your grandmother wanted it. The fourth house is made of such things, of walls and origins and the tone used at breakfast. Whatever is being decided outside has its footing here, out of sight.',
      'After the guests have gone and the door is locked, it becomes quite clear. That hour belongs to the fourth house, and with it the flat, the land, one of your parents, the place where a thing finally comes to rest.',
    ],
    5: [
      'Nobody told you to do it, and you lost all count of time: so one knows the fifth house. It is where people flirt, paint, bet, cheer from the touchline and build things out of cardboard with somebody aged six.',
      'The heart beats faster over this than it strictly has to. The fifth house deals in just that surplus, in romance, applause, a child, a hobby with paint on it. What is alive in the matter will be found on this side.',
    ],
    6: [
      'It is the shoelace that breaks and not the marathon, which is where the sixth house comes in. Shifts, shopping, the dog, the sore shoulder, the colleague one room along: the matter turns on these, and can be mended among them.',
      'Think of the thing you do every day without being thanked. The sixth house is built around it. Skill is acquired here, and tiredness, and now and then the knowledge that a quite ordinary arrangement has been wrong for a year.',
    ],
    7: [
      'You have rehearsed both parts in your head, and one of them was not yours to rehearse. The seventh house gives that part back to its owner, a partner, a client, an open rival. Face to face it will sound different from what you made of it.',
      'There are two toothbrushes in this, or two signatures. What the seventh house holds cannot be had alone: agreement, marriage, a fair fight, a deal. The other person stands in full light here, with wishes that you may not have guessed.',
    ],
    8: [
      'Who still has a key to your place? The eighth house asks that sort of thing. It concerns what was merged, lent, promised in the dark or left behind by someone, and the nerve it takes to let another person see the figures.',
      'It goes quiet at this point in the conversation, and people look at their plates. That silence is the eighth house. In it lie a debt, an ending, or a closeness that wants more than good manners, and none of them can be settled in passing.',
    ],
    9: [
      'From the hill the quarrel in the village looks like smoke from one chimney. The ninth house is that hill. It holds far countries and long studies, courts, creeds, and the one book that changed what you had taken for a fact.',
      'Someone with another passport would find your question easy, or would not understand why it is one. The ninth house sends you to such people: teachers, travellers, foreigners, judges. The matter is larger than it looks from your kitchen.',
    ],
    10: [
      'One day this will be a line in the story others tell about you. The tenth house writes that line. It has to do with position and profession, with people above you, and with what can be seen from the street when your light is on.',
      'You have been called in, or soon might be, to the room with the good carpet. In the tenth house a thing is weighed by its results and has consequences for your standing. Whatever is decided here is decided in public.',
    ],
    11: [
      'The tip came from somebody’s flatmate, and nobody remembers how the subject came up. So the eleventh house works. It gathers friends, associations, people with the same odd enthusiasm, and wishes that have been waiting for the right company.',
      'Five years from now, who is at the table? The eleventh house looks in that direction. It keeps plans, causes and the goodwill of people who owe you nothing, and it shows what a wish is worth once several share it.',
    ],
    12: [
      'You cancelled, drew the curtain, and felt your shoulders come down. The twelfth house begins at that moment. It belongs to sleep, to solitude and to all that is prepared where no one claps, and it keeps what you have not told anybody.',
      'Something is going on in this behind a door that has no handle on your side. The twelfth house does not give out information. It works in dreams, in hospitals, in long absences, in a kindness whose author is never found.',
    ],
  },
};
