import type { StepWords } from '../../../../../domain/reading/matter-words.ts';
import { confessPast } from '../turned/confess-past.ts';

/** One concrete step in matters of love, by the suit of the card. */
export const steps: StepWords = {
  feelings: {
    majors: [
      'Pick a calm moment and ask {whom}, once, where you stand; then let the answer be whatever it is for a full day.',
      'Stop playing the part you think is liked, and be for one evening as you are when nobody is watching.',
    ],
    wands: [
      'Propose something with a day and an hour in it, a film or a climb up the nearest hill, and see how fast the yes comes.',
      'Leave the next invitation to {whom}, and fill that evening with something you would have done anyway.',
    ],
    cups: [
      'Tell {whom} one thing you like about your time together, small enough to be believed, and watch the face rather than the words.',
      'Turn it round for an evening, and work out how much of this is liking them and how much is wanting to be liked.',
    ],
    swords: [
      'When the next ambiguous remark comes, say “How do you mean that?” in a friendly voice, and wait.',
      'Close the old messages and read nothing twice this week; one conversation out loud is worth all of them.',
    ],
    pentacles: [
      'Look at what {who} {has} given you in time and trouble over the last month, and go by that.',
      'Leave undone one favour that you do only in order to be liked, and see how well the liking manages without it.',
    ],
  },
  contact: {
    majors: [
      'Decide what you would like to come of this exchange, and by when; after that day the evenings belong to something else.',
      'Take the question of whose turn it is off the table; whoever has something to say may say it.',
    ],
    wands: [
      'Send one light line, a first one or a reply, and be out of the house when the answer might come.',
      'Let one night pass before you send anything, even with a good line ready, and put the restlessness into a long walk.',
    ],
    cups: [
      'Say in one message what you were glad of or have missed, and add no question that has to be answered.',
      'Ring somebody who is always pleased to hear from you, and let that voice be the one in your ear this evening.',
    ],
    swords: [
      'Ask one thing that can be answered in a word, such as a day or a yes, so that replying costs nothing.',
      'Delete the clever draft and the wounded one; what is left after that is short, and it can go out in the morning.',
    ],
    pentacles: [
      'Offer a reason to meet that exists in the world: a borrowed jumper, two tickets, a cake that is too big for one.',
      'Leave the phone to charge in the kitchen overnight, and give its place by the bed to a book.',
    ],
  },
  reconcile: {
    majors: [
      'Name for yourself the one thing that would have to be different this time, and look whether it already is.',
      'Let the old version go first: spend one evening clearing the photographs off your phone into a folder you do not open.',
    ],
    wands: [
      'Suggest a coffee on ground that belongs to neither of you, an hour at most, with no talk of starting again.',
      'Sit on the grand gesture until Sunday, and see whether it still looks like a good idea in daylight.',
    ],
    cups: [
      'Tell {whom} you are sorry for one particular thing, by its name, and ask for nothing in return.',
      'Give the missing its due with a friend who can listen, so that it does not write your messages for you.',
    ],
    swords: [
      'If you are on speaking terms, ask {whom} what the parting was really over, and let the other version stand without correcting it.',
      'Leave the old quarrel exactly where it is, even if you have at last thought of the winning reply.',
    ],
    pentacles: [
      'Keep one small arrangement to the minute, the returned key or the agreed call; trust comes back in coins.',
      'Check what practical tangle is still between you, a bill or a box of things, and clear that before anything tender.',
    ],
  },
  meet: {
    majors: [
      'Say aloud to somebody that you want a partner, and hear how it sounds when it is no longer a joke.',
      'Take down one thing that still keeps a place for somebody who has left, and let the gap be seen.',
    ],
    wands: [
      'Go to something on your own this week where people do things with their hands or feet, and speak to one of them.',
      'Take a week off from the apps and the effort, and spend the spare fire on something you are good at.',
    ],
    cups: [
      'Ask a friend to bring somebody you do not know to the next dinner, drinks or walk.',
      'Grieve over the last one properly for an evening, with music if you like, and then change the sheets.',
    ],
    swords: [
      'Rewrite the first two lines of your profile so that a stranger could answer them, or say them that way at a party.',
      'Strike three items off what a partner must be, and look again at whom you have been overlooking.',
    ],
    pentacles: [
      'Become a regular somewhere, the same place at the hour that suits you, and go on until they know your order.',
      'Give your calendar one free evening a week before you ask where a new person would go in it.',
    ],
  },
  confess: {
    majors: [
      'Decide that {who} may know, whatever comes of it, and choose the day; most of the courage is in the choosing.',
      'Wait until you could hear a no and still like yourself over breakfast, and only then speak.',
    ],
    wands: [
      'Ask {whom} out in so many words, “with me, on Thursday”, so that nobody can take it for a general idea.',
      'Keep it out of the late hour and away from the third glass; if it is true on Saturday it is true on Monday.',
    ],
    cups: [
      'Say it as a gift: “I am fond of you, and I wanted you to know.” Then be quite ready to talk about something else.',
      'Let a little of it show for a week before any of it is said, in how you listen and what you remember.',
    ],
    swords: [
      'Put it into one sentence with no “maybe” and no “sort of”, and use that one.',
      'Find out first whether {who} {is} free, from somebody who would know and will not carry tales.',
    ],
    pentacles: [
      'Choose the hour more carefully than the words: both of you rested and sober, and with nowhere to be afterwards.',
      'Do {whom} one useful kindness without a ribbon on it, and let it be known only as a kindness for now.',
    ],
  },
  bond: {
    majors: [
      'Put the large question by daylight, and ask what each of you would like this to be by next summer.',
      'Drop the test you have secretly been setting, and say instead, in plain words, what you hoped would be guessed.',
    ],
    wands: [
      'Suggest one thing that is new to both of you, so that neither can be the one who knows how.',
      'Let one provocation pass this week, take it round the block, and bring back only what is left of it.',
    ],
    cups: [
      'Tell {whom} of one hour together that you like to think back on, and ask for another in return.',
      'Keep an evening for yourself without making a grievance of it, and have something to tell when you next talk.',
    ],
    swords: [
      'Choose one sore point, set a quarter of an hour for it, and speak in sentences that begin with “I”.',
      'Stop settling things by text; anything longer than two lines waits until you can see each other.',
    ],
    pentacles: [
      'Look at one ordinary week and put a fixed hour for the two of you in it, as solid as a dental appointment.',
      'Right one lopsided thing between you this week: who travels, who pays, who always writes first.',
    ],
  },
  commit: {
    majors: [
      'Tell {whom} plainly that you mean it for good, and ask whether that is a frightening word or a welcome one.',
      'Leave the date and the ring alone for now, and ask yourself what the promise is meant to make safe.',
    ],
    wands: [
      'Take one step that can be seen: look at a flat together, meet the parents, hand over the spare key.',
      'Slow the plans down to walking pace for a week, and see whether the wish keeps up without being driven.',
    ],
    cups: [
      'Describe to each other a rainy Sunday in ten years’ time, and listen for where you appear in it.',
      'Ask kindly what {who} {is} afraid of losing, and resist the urge to argue it away.',
    ],
    swords: [
      'Bring up one of the four subjects nobody likes: children, money, where to live, whose mother at Christmas.',
      'Withdraw the ultimatum, spoken or merely thought, and put a question where it stood.',
    ],
    pentacles: [
      'Sit down over one sum together, rent or savings or the cost of a party, and see how you are as a team.',
      'Agree on one thing to try for a fortnight before anything is signed, and treat what you learn as useful.',
    ],
  },
  loyalty: {
    majors: [
      'Ask {whom}, sober and with time to spare, whether there is something you ought to know.',
      'Set yourself a limit of your own, what you could live with and what you could not, and leave the looking for proof until that is clear.',
    ],
    wands: [
      'Ask {whom} for half an hour with nothing else going on in it, and use it to say what has made you wonder.',
      'Keep your temper out of it for a week; an accusation made in heat is answered in heat, and you learn nothing.',
    ],
    cups: [
      'Tell {whom} what the doubt does to you, the sleepless hour and the tight chest, and leave the charge sheet at home.',
      'Trace the fear back to where you first met it; it may have come along from an earlier story, with its coat still on.',
    ],
    swords: [
      'Go over what you have seen with your own eyes, apart from what you were told, and put one question about it.',
      'Stop checking when they were last online, for seven days, and count the hours you get back.',
    ],
    pentacles: [
      'Ask for one small thing to be done by a certain day, and let the keeping of it speak.',
      'Look after what is yours whatever comes out: your sleep, your friends, and your money, none of which goes to anybody you have yet to meet.',
    ],
  },
  leave: {
    majors: [
      'Imagine yourself a year on, with this person in your days and without, and spend a whole evening in each picture before you speak.',
      'Give the ending a ceremony, however small, a meal or a walk to the old place, and go home by another road.',
    ],
    wands: [
      'Do one thing this week that you stopped doing for this person’s sake, and see who comes back to you.',
      'Do nothing in anger, neither an exit nor a message; sleep on it twice, and what you still want then can be done quietly.',
    ],
    cups: [
      'Let yourself cry in front of somebody who will put the kettle on and give no advice.',
      'Stop looking in on {whose} life for a fortnight, photographs included, and be gentle with the itch.',
    ],
    swords: [
      'Find the one sentence about this that is true and that you have been walking round, and say it aloud, first of all to yourself.',
      'Take the unkind things you might say out of the speech beforehand; a clean cut needs fewer words.',
    ],
    pentacles: [
      'Go with somebody sensible through whatever still ties you, keys or money or papers or things left behind, and settle one of them.',
      'Box up the belongings that belong to both of you, or to neither, and fix a day for handing them over.',
    ],
  },
  liked: {
    majors: [
      'Ask {whom}, on a good evening, what it was about you in the beginning, and enjoy the answer without correcting it.',
      'Let the next kind word from {whom} stand, with no joke and no “it is nothing”, only thanks.',
    ],
    wands: [
      'Do the thing you are best at, cooking, dancing, arguing about films, and let {whom} watch.',
      'Take an evening for whatever lit you up before you met; it is part of what {who} like{s} in you.',
    ],
    cups: [
      'Be the first to say what you like in {whom}, one exact thing, and see what comes back of its own accord.',
      'Be low or silly in front of {whom} for once, and find out how little it changes.',
    ],
    swords: [
      'Ask “What did you like about that?” the next time you are praised, and listen to the second half.',
      'Write down three things {who} {has} thanked you for, and do not argue with the list until Sunday.',
    ],
    pentacles: [
      'Notice what {who} always save{s} for you, the seat, the last piece, the news of the day, and return it in kind.',
      'Be comfortable for a week in what you wear and cook and do, and see that the fondness stays where it was.',
    ],
  },
  seen: {
    majors: [
      'Decide what you need from this talk, the truth, an apology, a change, and say that one thing first.',
      'Ask yourself what you would tell a dear friend who had found the same, and let that guide the next few days.',
    ],
    wands: [
      'Name a time and a quiet place for the talk within this week, and say beforehand that it matters.',
      'Put off every large decision until you have slept three nights; go for a long walk on each day between.',
    ],
    cups: [
      'Tell one discreet person what you found and how it feels, before you tell the one it concerns.',
      'Stay with a friend or have one stay with you, if being in the same rooms is too much just now.',
    ],
    swords: [
      'Write down what you saw, when and where, in plain words, and keep it apart from what you suspect.',
      'Look no further through phones or drawers; what you already know is enough to ask about.',
    ],
    pentacles: [
      'Say in two sentences, sitting down and with both phones away, what you saw and what you would like explained.',
      'See to meals, sleep and your own keys and money first, and if you ever feel unsafe, go to people you trust.',
    ],
  },
  over: {
    majors: [
      'Write the letter that says everything, read it to the wall or to a friend, and do not post it.',
      'Mark the hardest hour of the week in advance, and have a person or a place ready for it.',
    ],
    wands: [
      'Start something that has no memory in it, another route, another class, a dish you never cooked together.',
      'Wait out the urge to write or to drive past; twenty minutes on foot is usually longer than it lasts.',
    ],
    cups: [
      'Spend an evening with the friend who lets you tell the story once more, and then tell them something else.',
      'Let yourself cry or sulk for half an hour with a clock beside you, and afterwards run a bath.',
    ],
    swords: [
      'Mute the name on every screen for two weeks; it is no verdict, only quiet.',
      'Answer the voice that says it was all your fault with one fact, written down where you can see it.',
    ],
    pentacles: [
      'Move the furniture in the room where it hurts most, even if only the chair and the lamp.',
      'Go to bed at the same hour all week and eat at a table; sorrow is easier to carry on regular meals.',
    ],
  },
  baby: {
    majors: [
      'Say aloud to somebody close what kind of parent you would like to be, and leave all dates out of it.',
      'Give the wish a day off, one Saturday without counting, reading or asking, and with something you enjoy in it.',
    ],
    wands: [
      'Spend an afternoon with a friend’s child, from the snack to the tantrum, and notice how you come home.',
      'Put the hurry down for a week; plan something good that would be just as good either way.',
    ],
    cups: [
      'Ask whoever shares the wish what they are most afraid of in it, and hold hands while the answer comes.',
      'Choose one person who may ask how it is going, and let the others know that you will speak when there is news.',
    ],
    swords: [
      'Talk about the plain questions once, work, nights, money, family, and write down what you already agree on.',
      'Stay off the forums for seven days; keep your questions for somebody who is trained to answer them.',
    ],
    pentacles: [
      'Make the days kinder to live in, regular meals, rest, an early night, and for your own sake first.',
      'Look calmly at rooms, time and money as they are, and find one small thing that could be made easier.',
    ],
  },
  confessPast,
  grudge: {
    majors: [
      'Name your own part in it once, in writing, without the word “but”, and ask for nothing.',
      'Leave it alone for a month, birthdays included, and see what is left of it.',
    ],
    wands: [
      'Settle one practical thing that is still open between you, promptly and without comment.',
      'Write the angry answer, and keep it to yourself.',
    ],
    cups: [
      'Wish {whom} well in your own head once a day, and leave it there.',
      'Tell a friend what you miss, and what you do not.',
    ],
    swords: [
      'Say sorry for the one thing you know was wrong, in two sentences.',
      'Correct nothing that is being said about you this week.',
    ],
    pentacles: [
      'Give back what is still at your place, in good order, through somebody both of you trust.',
      'Keep to the letter of whatever was agreed, money and times above all.',
    ],
  },
  taken: {
    majors: [
      'Set a date up to which you will wait, tell one friend what it is, and keep to it.',
      'Ask yourself what you would want if nobody left anybody, and give the answer a whole evening.',
    ],
    wands: [
      'Make one plan for the coming month that does not depend on {whose} diary, and carry it out.',
      'Answer the next late promise with a kind “tell me when it is done”, and go to bed.',
    ],
    cups: [
      'Say how the waiting feels, once and without blame, and listen to what is not offered in reply.',
      'Spend the next free evening with people who may know that you exist in somebody’s life.',
    ],
    swords: [
      'Ask in plain words: what is the next step, and on which day? Then stay quiet until there is an answer.',
      'Write down what has been promised and what has been done, in two columns, and read it by daylight.',
    ],
    pentacles: [
      'Look at deeds alone for a fortnight: a flat, an appointment, a conversation that was held. Count those and nothing else.',
      'Keep your own home, money and holidays in your own hands while this is open.',
    ],
  },
};
