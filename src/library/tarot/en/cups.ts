import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenTarot } from '../meaning.ts';

export const cups: WrittenTarot<Extract<TarotId, `cup${string}`>> = {
  cup01: {
    upright: {
      gist: 'Your heart is filling again, and there is room to receive as well as to give.',
      text: 'Something softens. You catch yourself humming, or crying at a film you would once have mocked, and a voice on the telephone stays with you all day. The Ace of Cups is the root of water: the beginning of love in any of its forms, whether for a person, a newborn, a piece of music or a faith you had thought dried up. It is simple and hard to earn, since it comes as a gift.\n\nAll you can do is hold the cup level. Answer kindness when it shows itself, say the affectionate thing at once, and do not make the other person guess. A new friendship or a reconciliation may begin with a very small gesture. Be generous without drowning anyone. Water finds its own course, and feelings that are allowed to move stay fresh, while those bottled for a better occasion go flat.',
      love: 'A tender beginning, or a couple meeting each other anew. Say what you feel in ordinary words and early in the day, before routine closes over it.',
      work: 'Work that touches people goes well, whether care, teaching, art or hospitality. Goodwill in the team is high, and a sincere thank-you travels far.',
      money:
        'A gift, a loan forgiven or help from a friend may come. Accept it gracefully and pass a little on to someone with less.',
      study:
        'Love of the subject returns. Let yourself study a poem, a formula or a language for its beauty for half an hour before the required reading.',
      spirit:
        'You are more porous than usual, and that can be lovely. Quiet water, a bath or a shoreline, helps you keep what you have received.',
      advice:
        'Tell one person this week exactly what you appreciate about them, and accept the next kindness offered to you without protest.',
    },
    reversed: {
      gist: 'Feeling is dammed up or spilling over, and your own cup wants attention before you pour again.',
      text: 'You ask how everyone is, and nobody notices that you have not answered the question yourself. With the Ace of Cups reversed the vessel is tipped. In some lives that means an empty cup after months of caring for others. In others it means tears that come at odd places and affection lavished on somebody who looks at the clock.\n\nA third case is the feeling you do not admit. Perhaps you love, grieve or hope more than your role allows, and it has gone underground, where it makes you absent-minded. No harm in that for a time, since water in the ground feeds springs. Yet it needs an outlet, a notebook or a friend or an instrument. Before you decide that you are cold or that love has passed you by, give yourself three weeks of the warmth you hand out to everyone else, and see what stirs.',
      love: 'Affection is offered and not quite received. Ask whether the timing or the person is wrong, and keep some of your evenings for those who are glad of you.',
      work: 'Caring for clients or colleagues has emptied you. Guard one lunch hour a day as private and let another shoulder be cried on.',
      money:
        'Giving from a sense of guilt leaks away more than you think. Put a number on your generosity this month and stop when you reach it.',
      study:
        'The subject leaves you cold at present, or feelings keep breaking in. Write the worry down on a slip before you begin, then open the book.',
      spirit:
        'You may feel numb or too full by turns. Keep company with something gentle, a child, an animal or a slow song, and ask nothing of yourself.',
      advice: 'Set aside one hour this week to be looked after, by a friend, a warm bath or your own good cooking.',
    },
    symbols:
      'A hand reaches from a cloud with a chalice so full that streams fall over its rim. A dove brings a wafer down to it, an old sign of grace received. The lotus pond beneath drinks what spills, and lotuses grow out of mud. The cup gives more than it can hold: feeling is strongest here when it flows.',
  },
  cup02: {
    upright: {
      gist: 'Two people meet as equals, and what is offered on one side is answered on the other.',
      text: 'You laugh at the same moment, and the conversation after that is different. The Two of Cups describes meeting: a first date that runs past midnight, friends who become business partners, a couple who finally speak about the thing. Venus in Cancer makes it tender and protective. What counts is the exchange, cup for cup, with eye contact.\n\nThe card is smaller than The Lovers, and for daily life often more useful. It does not decide a fate. It says there is liking here, it is mutual, and it can be trusted as far as it has been shown. Keep it level by giving about as much as you receive and by noticing when the other falls behind or runs ahead. Agreements made now should be fair enough that both would sign them again in half a year. Old quarrels heal well under these signs if someone crosses the floor first.',
      love: 'Attraction is returned, or a bond is renewed through an honest talk. Make a small promise you can keep, and let larger ones grow out of it.',
      work: 'A partnership, client relation or interview goes smoothly because you like each other. Put the friendly understanding on paper while you are both smiling.',
      money:
        'Shared finances can be arranged fairly. Decide together what is joint and what stays private, then review it after three months.',
      study:
        'Learning in a pair suits you: a tutor, a language partner, a lab companion. Explain your halves of the material to each other once a week.',
      spirit:
        'Being understood by one person does more for you than being approved of by twenty. Seek out that person in these weeks.',
      advice:
        'Invite one person you like or miss to sit down with you, and offer something before you ask for anything.',
    },
    reversed: {
      gist: 'The give-and-take between two people is out of balance and needs an honest word.',
      text: 'One cup is raised and the other is looking at its phone. The Two of Cups reversed often marks a small estrangement: replies a shade too short, a favour not returned, two friends who have stopped being curious about each other. Nobody has done anything terrible. The exchange simply lost its evenness, and each of you is waiting to be approached.\n\nLook at what you have been pouring. You may be giving more than was asked, and then feel cheated; or taking comfort without noticing how tired its giver has become. Where a bond really has run out, a courteous ending keeps the good years good. There is also a private side to this card, in which the two halves that need to meet are both yours, the strict one and the soft one. A person on decent terms with themselves is much easier to hand a cup to.',
      love: 'You talk past each other or move at different speeds. Describe one recent moment from your side, without the word “always,” and ask for theirs.',
      work: 'An agreement with a partner or a client needs repair. Return to what was actually promised and rewrite the part that has become unfair.',
      money:
        'A shared expense causes quiet irritation. Lay the receipts on the table, settle the past in one payment, and set a simpler rule.',
      study:
        'A study partner pulls you down or carries you. Change the arrangement openly before the exam does it for you.',
      spirit:
        'Loneliness beside another person is a particular ache. Say kind things to yourself in full sentences, and then reach for company that answers.',
      advice:
        'Write to the person with whom things have cooled, mention one good memory, and suggest a definite hour to talk.',
    },
    symbols:
      'A man and a woman face each other and exchange their cups at the same height. Above the meeting, a winged lion’s head rises over a staff wound with two snakes, passion and healing joined by agreement. Behind them a house stands on a hill, far enough away to be a hope. Neither figure has let go of their own cup yet.',
  },
  cup03: {
    upright: {
      gist: 'Friends and shared good news lift you, and there is reason to celebrate together.',
      text: 'Somebody brings a cake to the office, and for twenty minutes everybody is twelve years old. The Three of Cups is company at its best: old friends in a kitchen, a choir after the concert, a group of parents who have survived the school year. Mercury in Cancer gives it talk as well as affection, and half the nourishment lies in telling each other the story.\n\nIf you have been carrying things alone, let the circle have its turn. Accept the invitation, or be the one who sends it. In a half-year reading this points to reunions, births, engagements and the sort of success that several people made. Creative work profits too, since it is easier to finish a song when two others are waiting for their part. Jealousy has little room where everyone is named in the toast, so be sure to mention those who could not come.',
      love: 'A warm social season in which love grows through shared friends. Couples do well to go out in company, and single people to say yes to the party.',
      work: 'Teamwork is pleasant and productive. Celebrate the launch with those in the back office too, since they remember who did.',
      money:
        'Pooling resources works, as with a joint gift, a cooperative or a group ticket. Set the share per head first and keep the evening cheerful.',
      study:
        'Your study circle helps you more than solitary hours. Divide the reading among you, then meet to teach one another over food.',
      spirit:
        'Laughter restores you. Choose the friends after whose company you sleep well, and let a few dutiful appointments lapse.',
      advice: 'Arrange one gathering in the next ten days, even if it is only three people and a pot of soup.',
    },
    reversed: {
      gist: 'Company does not feed you for a while, so thin the calendar or mend one friendship.',
      text: 'You come home at two and feel emptier than when you left. Reversed, the Three of Cups tells of sociability gone sour: a circle held together by gossip, a friend who shines only when another is absent, a round of events nobody would miss. It can also show you outside the window, learning from photographs that the others met.\n\nBeing left out hurts at forty as it did at ten. Before deciding what it means, ask one of them directly, because many exclusions are plain carelessness. In love the card is known for a third party, sometimes a rival and quite as often a friend, an ex or a mother whose opinion is always in the room. And there is the gentle version, where you need solitude after a full season. Declining three invitations to read a book is no betrayal of anybody.',
      love: 'Someone outside the pair has too much influence, be it admirer or adviser. Keep your quarrels between the two of you for a month.',
      work: 'Cliques and chatter distract the team. Stay friendly, carry no tales, and credit people in their absence.',
      money:
        'Rounds, weddings and group trips have become costly. Choose the one celebration that matters and send a warm card to the others.',
      study:
        'Your group meets often and studies little. Try two weeks alone or with a single serious partner, then compare what you remember.',
      spirit:
        'You may be merry outside and lonely inside. Have one long talk with one true friend; it is worth six evenings in a crowd.',
      advice:
        'Cancel one social duty you dread, and spend that evening with a single person you have neglected, or by yourself.',
    },
    symbols:
      'Three women stand in a ring with their cups raised and touching. Fruit and gourds lie at their feet, so this is a harvest feast after shared work. Their arms and robes form one circle in which nobody leads. The open ground leaves space for others to join the dance.',
  },
  cup04: {
    upright: {
      gist: 'Nothing quite appeals to you at the moment, while something worth having waits at the edge of view.',
      text: 'You have opened the fridge four times and it still holds the same things. The Four of Cups is the mood after plenty: three cups, none of them bad, and no thirst. Friends suggest plans, and you answer “maybe.” The Moon in Cancer turns feeling inward and lets it circle. Often there is a real need behind this, to sit beneath a tree until you know what you actually want.\n\nSo allow the sitting. A season of reflection can save you from accepting the wrong cup merely because it was handed over politely. Only look up now and then. The offer in this card comes from an unexpected side, quietly, and may not resemble what you had ordered. It could be a modest job with good people, or the neighbour who asks twice. Boredom is sometimes the last wall before a new interest, and it usually gives way when you become curious about one small thing.',
      love: 'Lukewarm feelings, or an admirer you have not registered. Ask yourself whether you are truly uninterested or only tired, since the two look alike.',
      work: 'The job has lost its taste. Before you leave, try one fresh task within it, and read the message from that recruiter to the end.',
      money:
        'You have enough and feel little pleasure in it. Look at an overlooked benefit, refund or offer that has been lying in your letterbox.',
      study:
        'The material bores you, possibly because you are past it. Ask for a harder problem or connect it with something you would read in bed.',
      spirit:
        'A dull patch of the spirit, neither sad nor glad. Time outdoors without earphones will bring back some appetite.',
      advice: 'Accept one invitation this week that you would normally let pass, and stay for at least an hour.',
    },
    reversed: {
      gist: 'You are lifting your head again, ready to notice what has been offered all along.',
      text: 'One morning the coffee tastes of something. With the Four of Cups reversed the folded arms loosen: you answer the old message, get curious about a course, find that the friend you had written off is rather funny. The retreat has done its work, and whatever you were digesting is mostly digested.\n\nGo gently at first. Appetite that returns after a long absence likes to seize everything at once, and three half-accepted cups would put you back under the tree by autumn. Choose the offer that feels fresh and has a date attached. For some, this reversal turns the other way and describes the withdrawal getting deeper, with the blinds down and every cup refused before it is seen. If you recognise that, begin with people, before ambitions. Sitting in the same room as someone who expects nothing is a good first step, and it is enough for one day.',
      love: 'Interest revives, in a partner you took for granted or a person you had overlooked. Say that you were elsewhere for a while and are glad to be back.',
      work: 'An opportunity you dismissed deserves a second reading. Ring and ask whether the post is still open.',
      money:
        'You begin to attend to figures again. Open the unopened envelopes, sort them in three heaps, and deal with the smallest heap first.',
      study:
        'Concentration comes back in short stretches. Use each one for the subject you most avoided, and stop while it still goes well.',
      spirit:
        'Curiosity is a better guide than discipline in these weeks. Follow it to a lecture, a market or a stretch of river you have never walked.',
      advice: 'Reopen one door you closed out of boredom: reply, apologise for the delay, and propose a day.',
    },
    symbols:
      'A youth sits beneath a tree with folded arms and lowered eyes. Three cups stand before him in the grass, and a cloud holds out a fourth that he has not noticed. The crossed arms guard him from disappointment and from gifts alike. The tree gives shelter and shade, so his retreat has its reason.',
  },
  cup05: {
    upright: {
      gist: 'A loss deserves its sorrow, and when you are ready, something you still have is standing behind you.',
      text: 'It was going to be different. The Five of Cups appears when a hope has spilt: a friendship broken, a chance missed, a home left, someone gone. Mars in Scorpio gives the feeling its sting, with “if only” repeated at night. Well-meaning people will point at the two full cups behind the cloak. They are right, and a little early.\n\nTake the time this needs. Grief that is rushed tends to come back under another name. You might tell the story to someone who can bear to hear it twice, or write the letter that will not be sent. Then, perhaps in weeks rather than days, the shoulders turn. Two cups are still upright, such as a sister, a skill, a morning habit that survived. The bridge has been there throughout, and it leads to a house with walls. You can cross it without having stopped missing what you lost.',
      love: 'Disappointment or separation leaves you looking back. Let yourself mourn what was good in it, and do not use the next person as a handkerchief.',
      work: 'A project failed or a post went to another. Write down what was truly lost and what you learned, because the second list is usually transferable.',
      money:
        'Some money is gone and hurts more than its amount. Stop replaying the decision, secure what remains, and change one rule for the future.',
      study:
        'A poor result or a closed door weighs on you. Ask what credit, notes or contacts can still be carried over the bridge.',
      spirit:
        'Sadness needs warmth, sleep and a witness. If it stays very heavy for long, speak to someone trained to listen, as you would wish a friend to do.',
      advice: 'Tell one trusted person what you regret most, then name aloud two things that were not lost.',
    },
    reversed: {
      gist: 'Grief is loosening its hold, and you begin to see what is left to build on.',
      text: 'For the first time you told the story and it had an ending. The Five of Cups reversed is commonly a card of return: the cloak slips from one shoulder, a face is lifted, old friends get an answer. You are sad in a different way now, with gaps in it. Forgiveness may be part of this, and the person to be forgiven is often yourself, for not having known then what you know today.\n\nDo not be alarmed if regret visits again on a certain date or at a certain song. It is calling in, and it no longer lives with you. Some readers see a hidden sorrow here instead, grief kept so private that others think you have recovered. If so, choose one person and stop being brave in front of them. The bridge bears your weight. On the other side there is work to do on a house, and somebody will hold the ladder.',
      love: 'An old heartbreak loses its grip, and a talk with the former partner may end in peace. New affection can wait until you are curious instead of lonely.',
      work: 'You recover ground after a failure. Speak about it plainly in the next interview; people trust someone who can describe a mistake.',
      money:
        'Losses begin to be made good in small amounts. Set a modest monthly goal and let regularity, more than daring, rebuild the sum.',
      study:
        'You are ready to retake the exam or return to the course. Begin with the two parts that went well and work outward.',
      spirit:
        'Your spirits rise by small degrees. Give thanks to those who kept bringing soup, and let them see you laugh.',
      advice:
        'Choose one spilt cup to stop looking at, by returning an object, deleting a thread or saying a private goodbye.',
    },
    symbols:
      'A figure in a black cloak looks down at three spilt cups. Two more stand upright behind, out of sight and still full. A river separates the mourner from a small keep, and a bridge crosses it farther along. The cloak hides almost everything but the bowed head, for grief makes the world narrow.',
  },
  cup06: {
    upright: {
      gist: 'Something sweet from the past returns, with a kindness you can pass on.',
      text: 'A smell of floor polish, and you are back on your grandmother’s stairs. The Six of Cups deals in such moments: the school friend who finds you online, a box of photographs, the street where you learned to ride a bicycle. The Sun in Scorpio shines into deep water and makes the bottom visible and golden. Memory is kind here, and it wants to give you something.\n\nWhat is handed over is a cup with a flower in it, and that is about the size of what helps you now. A simple favour, a present without motive, an afternoon with children or with the people who knew you before you had a profession. You may visit home, or be asked to make one for somebody younger. Enjoy the sweetness, and keep in mind that the courtyard was built by grown-ups. You can be one of those for somebody else.',
      love: 'An old flame, a childhood friend, or a new love that feels familiar. Be playful together; go to the places you told each other about.',
      work: 'A former colleague or employer may be useful, and work with children or traditions is favoured. Write to one of them; good manners from years ago are bearing fruit.',
      money:
        'Small gifts, an inheritance or family help may come into it. Receive it with thanks, and clear up early what is expected in return.',
      study:
        'Go back to first principles and to the book that made you love the subject. Teaching a younger pupil will show you what you really know.',
      spirit:
        'Your inner child wants ordinary things: a swing, a story, a bed made with clean sheets. Give them without irony.',
      advice: 'Contact one person from your earlier life and tell them a particular memory for which you are grateful.',
    },
    reversed: {
      gist: 'The past holds you by the sleeve, and it is time to choose what to keep from it.',
      text: 'You have told the story of that summer so often that nobody dares to ask about this one. The Six of Cups upside down shows memory grown too comfortable, or too powerful. You measure a new city against the old one and it loses every time. Perhaps you wait for an apology from people who scarcely remember the event.\n\nFamilies appear here as they are, with their fixed roles. You may be fifty and still the clumsy one at your mother’s table. This is a good season for noticing such a part and declining it kindly. For other people the reversal is a plain departure, the key returned, the childhood room painted white, and it carries relief along with the ache. Take a flower out of the courtyard by all means. Then let the gate close behind you without looking to see whether anyone has come to the window.',
      love: 'You compare the present person with a former one, or fall into a child’s role with each other. Ask what an adult in your place would say tonight.',
      work: '“We have always done it this way” stands in the road. Propose one change as a trial, with respect for those who made the old rule.',
      money:
        'Dependence on family money, or on an old idea of what you can afford, needs updating. Draw up your own budget from today’s prices.',
      study:
        'Early labels such as “bad at maths” still steer your choices. Test one of them now with a good teacher and a beginner’s book.',
      spirit:
        'Longing for earlier times is often a longing for rest. Find out what you had then that could be arranged on an ordinary Thursday now.',
      advice: 'Sort one drawer or album of the past this week, keep three things, and let the others go with thanks.',
    },
    symbols:
      'In an old courtyard a child hands another a cup filled with white flowers. Five more flower cups stand about, as though kindness had been planted here. A guard walks off in the background: for this hour no protection is needed. The thick walls and worn stone belong to a place remembered as larger than it was.',
  },
  cup07: {
    upright: {
      gist: 'Many attractive possibilities hang in the air, and only a few of them can bear weight.',
      text: 'At eleven at night you could become a vet, move to Lisbon, write to your ex, or learn the cello. The Seven of Cups is imagination without gravity. Venus in Scorpio makes each image seductive, and since none has been touched, none has disappointed. As raw material this is rich: artists live on it, and so does anyone who needs a wider idea of their own future.\n\nThe difficulty begins when the cups must come down to a table. Ask of each one what it would be like on an average Tuesday. What does it cost, who is already doing it, and what would you have to give up on Monday? Castles shrink under such questions, and now and then the veiled cup turns out to contain the thing you dared not name. Choose it or leave it, but pick something before the half year is out. Dreaming is pleasant and the cloud will be there again tomorrow.',
      love: 'You are in love with a possibility, or with several. Meet in daylight, do something practical together, and see whom you still want to call.',
      work: 'Offers sound splendid and stay vague. Request a written description, a salary figure and a start date before you rearrange your life.',
      money:
        'Tempting schemes and wish lists multiply. Believe only what you can explain to a sober friend in three sentences with numbers in them.',
      study:
        'Too many courses attract you. Sample each for one week at most, then enrol in the one whose homework you actually did.',
      spirit:
        'Daydreams may be feeding you or hiding you from something. After each, note the feeling it gave; the feeling is usually the true wish.',
      advice:
        'Write down all your present options and put a price, a date and a first step beside each, then delete those left blank.',
    },
    reversed: {
      gist: 'The fog is thinning, and one real option stands out from the lovely impossible ones.',
      text: 'You wake and know. It may be a smaller thing than you had imagined, and still there is relief in it, as when a shop finally closes and you can go home. Reversed, the Seven of Cups brings choices down to earth. Promises that were only atmosphere dissolve, a flattering offer reveals its conditions, and you feel a bit foolish and a good deal lighter.\n\nOccasionally the reversal thickens the cloud. Every comparison produces another tab, and the fear of choosing wrongly keeps all seven cups aloft. If so, the information you want does not exist yet, because it comes from trying. Pick the option you could most easily undo and test it for a month. Mourn the others briefly, for they were company. An unlived life weighs less once you have said good night to it by name.',
      love: 'You see a person as they are, without the halo or the horns. Decide from that picture, and forgive both of you for the earlier one.',
      work: 'Priorities sort themselves. Tell people which project you are choosing, and put the rest on a list with a review date next season.',
      money:
        'An illusion about income or a bargain ends before it costs too much. Adjust the plan to actual figures; it will probably still stand.',
      study:
        'Your direction becomes clearer. Fix the subject with the office, buy the one book, and stop reading about other people’s degrees.',
      spirit:
        'After much drifting, plain routines are soothing. Same bedtime, same walk, and a short list on paper will quieten the mind.',
      advice: 'Choose one option by Sunday evening, tell a friend which, and do its first concrete task on Monday.',
    },
    symbols:
      'A dark figure stands with its back to us before seven cups that float in a cloud. They hold a head, a veiled figure, a snake, a castle, jewels, a wreath and a dragon, wish and fear side by side. The middle shape is covered, and its arms are spread: the unknown self among the daydreams. None of the cups rests on anything solid.',
  },
  cup08: {
    upright: {
      gist: 'You are ready to walk away from something that is good on paper but no longer feeds you.',
      text: 'Nobody understands why you would leave. The salary was decent, the partner kind, the flat sunny, and the eight cups stand there in good order. Yet you know about the gap in the row. Saturn in Pisces brings a sober mood in which the heart admits what it has known since last year: this will not become the thing you are looking for.\n\nLeaving on this card is done at night and on foot, without slamming anything. It takes more courage than a quarrel does, since you have nobody to blame. Think about what exactly you are going towards, even if you can only name a direction, such as silence, study, mountains or a truer kind of work. Some departures are inner ones: you give up a hope and remain in the house. Whichever it is, say a proper goodbye. The cups may be of use to others, and you may one day pass that way again.',
      love: 'Affection alone may no longer hold it together, or you need a time apart to hear yourself. Speak before you are out of the door.',
      work: 'A secure position has lost its meaning. Plan the exit with savings, dates and a tidy handover, and set out by daylight if you can.',
      money:
        'You may give up income for something that matters more. Work out how many months you can walk on what you carry.',
      study:
        'A course that looked right turns out to be somebody else’s path. Talk with one person who changed direction and is further along.',
      spirit:
        'A pilgrimage mood: solitude, walking and silence do you good. Be careful only that retreat does not become a way of punishing others.',
      advice:
        'Take one long walk alone without your phone, and at the end write a single sentence about what you are ready to leave.',
    },
    reversed: {
      gist: 'You are caught between staying and going, and either would be better than the doorway.',
      text: 'The bag has stood packed behind the door for so long that people hang coats on it. With the Eight of Cups reversed, departure is postponed again. Loyalty is one reason, comfort another, and there is always a birthday coming up. Perhaps you leave in small ways, arriving late, looking out of the window, answering with half a mind.\n\nAlternatively you keep leaving. Each place is abandoned at the first gap in the row, and you walk so often that nothing has had time to fill. Both habits avoid the same question: what would be enough? In a number of readings this reversal is a real return. You went, you saw, and you come back to the cups with different eyes, able to repair the missing one. No shame attaches to that. Decide to stay for a stated time, or to go on a stated day, and let someone know which.',
      love: 'On again, off again wears both of you out. Make an agreement for two months, with real effort from each side, then judge it together.',
      work: 'You threaten to resign and do not. Either apply somewhere this week or ask for the change that would make you stay.',
      money:
        'You hold on to a losing arrangement because so much has gone into it. Consider only what it will bring from today onward.',
      study:
        'You are half out of the programme already. See what a leave of absence would involve, and give full attendance until you know.',
      spirit:
        'Restlessness follows you from place to place. Before the next escape, stay in one difficult evening to its end and see what it wanted to say.',
      advice:
        'Set a date within this season on which you will decide to stay or go, and tell one person to ask you about it.',
    },
    symbols:
      'A traveller with a staff walks away from eight stacked cups, and a gap in the row shows where something is missing. The moon passes over the sun, so the light is strange and the hour in between. Marsh and hills lie ahead, ground that must be crossed on foot. The cups stand whole: nothing was broken, and still the figure leaves.',
  },
  cup09: {
    upright: {
      gist: 'A wish is within reach, and you may enjoy what you have without apology.',
      text: 'Fortune-tellers used to call this the wish card, and people still smile when it turns up. Nine of Cups is Jupiter in Pisces: abundance of feeling, a full table, the satisfied silence after a good meal. Something you hoped for can come about now, usually a concrete thing of the pleasant sort, a trip or a test passed or a reply from the right person.\n\nIt does help to know what you wished for. Say it to yourself in detail, because vague longings are hard to recognise when they come to the door. Then enjoy it fully when it arrives. Many of us are quicker to plan the next want than to taste this one. The host on the card sits alone in front of his cups, and that is the only thing missing from the picture. Pleasure tends to double when somebody else is asked to sit down.',
      love: 'Happiness, comfort and sensual ease. Tell your partner what delights you, ask the same, and for one evening leave all improvement aside.',
      work: 'You get the result you were after and people acknowledge it. Savour it for a week before you accept the next target.',
      money:
        'Comfortable means, perhaps a welcome surplus. Enjoy some of it on something you have wanted for years, then close the purse in good humour.',
      study:
        'A wished-for place or grade comes closer. Reward yourself with rest and food, and thank the teacher who believed it before you did.',
      spirit:
        'Contentment is a skill and you are practising it. Sit for a few minutes at the end of the day and count what went well.',
      advice:
        'Write down one wish in exact terms, and give yourself a single real pleasure this week with a guest to share it.',
    },
    reversed: {
      gist: 'You may have what you asked for and still feel hungry, so look again at the wish itself.',
      text: 'The parcel came, and by evening it was just another object on the shelf. Turned round, the Nine of Cups deals with satisfaction that does not satisfy. Too much food, wine, shopping or screen may stand in for a simpler need. Or the wish is delayed and you find that you have built your happiness entirely around its arrival.\n\nA touch of self-satisfaction belongs to this side too. The host counts his cups and does not notice that the guests have stopped talking. If praise has been plentiful lately, ask how the people near you are actually doing. And sometimes the reversal is modest and good: you discover that you need fewer cups than you thought. Three, say, and a window. A person who knows what is enough for them is hard to sell things to, and sleeps rather well.',
      love: 'Comfort has made one of you inattentive, or a fantasy of the perfect partner gets in the way. Ask a question you do not know the answer to.',
      work: 'The coveted post disappoints in practice. Name the two things you miss in it and see whether they can be added before you seek another.',
      money:
        'Treats and subscriptions are eating the surplus. Pause them for one month and bring back only those you really missed.',
      study:
        'You reached the grade and feel nothing, or rest too long on it. Choose a question that interests you beyond any exam.',
      spirit:
        'Consolations that work for an hour leave a flat taste. Try something slower, such as cooking from scratch or an early night, and compare the mornings.',
      advice: 'Go without one habitual treat for seven days and notice each time what you were really wanting.',
    },
    symbols:
      'A contented host sits on a bench with his arms folded, well fed and pleased. Nine cups stand behind him on a curved, draped shelf, arranged like trophies or like a table laid for guests. The cloth hides what supports the cups. His broad seat shows comfort he has earned and means to enjoy.',
  },
  cup10: {
    upright: {
      gist: 'Deep contentment with the people you call home is possible, and much of it is already near.',
      text: 'Nobody in the picture is doing anything remarkable. The children are dancing because children do, and supper is probably on. Ten of Cups is what the suit of water was flowing towards: affection that has become a household, with Mars in Pisces having spent its struggle and turned to devotion. It may show marriage, parenthood or peace among relatives, and just as well the chosen family of friends who have keys to your door.\n\nHappiness of this kind has to be noticed, for it makes little noise. If you live in it, say so; people like to hear that the ordinary day was good. If you long for it, look for its ingredients separately: reliability, laughter at table, someone who asks whether you got home. Each of them can be begun now with the people at hand. The rainbow follows rain, and this family has had its quarrels too. They stayed in the same field afterwards.',
      love: 'A lasting bond, shared plans, peace between families. Speak about the home you both imagine, down to who cooks, and enjoy how far you agree.',
      work: 'The team feels like a good household and your hours leave room for your own. Choose offers by what they do to your evenings.',
      money:
        'Enough for everyone, with security as the chief pleasure. Make decisions on housing or children together and keep the documents in order.',
      study:
        'Support at home carries you through. Share the exam dates with your people, accept their help, and celebrate with them at the end.',
      spirit:
        'Peace of heart comes from belonging. Spend unhurried time where you can be silent without anyone asking what is wrong.',
      advice:
        'Plan one ordinary, unhurried meal with the people you call family, and tell them a thing you are grateful for.',
    },
    reversed: {
      gist: 'The picture of happiness and the actual household differ, and honesty would bring them closer together.',
      text: 'In the photograph everyone is smiling; the argument was in the car. Reversed, the Ten of Cups shows the strain between how a family looks and how it feels. Old roles, unspoken money matters, a child who has grown away, a couple who function beautifully and seldom touch. The love is usually there, and it has lost its way of showing itself.\n\nPerfection may be the chief culprit. When harmony becomes a duty, the first cross word seems like a disaster and is swept beneath the rug with the others. Let one disagreement be had in the open, kindly, and watch the house stay up. Should your family of origin be a place you cannot be happy in, this card also allows distance, and a table of your own choosing. Belonging can be made by hand, slowly, from friends and habits and a spare chair.',
      love: 'Expectations of the ideal couple crowd out the real one. Drop one performance, such as the perfect holiday, and do what you both enjoy instead.',
      work: 'Conflict between job and home is wearing. Negotiate one fixed evening that belongs to your people, and guard it as you would a client’s.',
      money:
        'Spending to keep up the image of a happy home brings worry. Talk through the real numbers with everyone old enough to understand.',
      study:
        'Trouble or noise at home disturbs your work. Find a desk elsewhere for some hours and tell your family when you will be back.',
      spirit:
        'You may feel homesick without knowing for where. Collect the moments in which you do feel at home and look for what they have in common.',
      advice:
        'Start one honest conversation at home about a thing everybody steps around, and begin with your own part in it.',
    },
    symbols:
      'Ten cups shine in a rainbow over a couple who lift their arms together. Two children dance beside them without looking up, for happiness is ordinary to them. A house stands by a stream among trees, modest and lived in. The rainbow is a promise made after rain, so these people have known weather.',
  },
  cupP: {
    upright: {
      gist: 'A gentle message or an odd inspiration reaches you, and it deserves a curious welcome.',
      text: 'You dream of a person you have not thought of in years, and on Tuesday they write. The Page of Cups lives where such things happen. He is the dreamy student, the child who feeds invented animals, the shy admirer with a poem folded in his pocket; in you, he is the part that still takes surprise seriously. Psychologically he is early feeling, before it has learned to defend itself.\n\nWhen the fish speaks, let it finish. Ideas that come sideways, in the shower or in the margin of a meeting, can be worth more than the agenda. Sketch them, hum them into your phone. If the message is one of affection, treat it with care, whether you return the feeling or not; it cost someone a good deal to send. News of a pregnancy, a birth or an artistic beginning is traditional here. Above all, be willing to look slightly silly in a good cause.',
      love: 'A sweet approach, a love letter, a crush admitted. Answer softly and truthfully, and do not let friends laugh about it.',
      work: 'Creative tasks and intuition in dealing with people are your asset. Offer the strange idea, together with one practical reason to try it.',
      money:
        'Small sums through art, gifts or kindness are possible. Do not rely on them, yet do keep a record, since hobbies sometimes grow.',
      study:
        'You learn through images, stories and feeling. Draw the chapter, make it a tale, and let a playful teacher guide you.',
      spirit:
        'You feel a great deal and do not yet have words for it. Try a dream diary or watercolours before you try analysis.',
      advice: 'Keep a notebook by your bed for seven days, and act on one small idea that comes from it.',
    },
    reversed: {
      gist: 'Tender feelings are being hidden or overplayed, and they need a patient listener more than a stage.',
      text: 'He has locked himself in the bathroom because someone laughed. Feelings run near the surface with the Page of Cups reversed, and the smallest ripple makes a wave. Hurt is acted out in silence or in drama, small untruths are told to be liked, promises of love are made by a heart still trying on costumes. If this is a person around you, be kind and keep expectations modest.\n\nWithin yourself it can mean an imagination gone dry. Someone criticised the song, so the piano stays shut. Intuition speaks and is told to be reasonable. The way back is through play that has no spectator: finger paints, nonsense verse, cooking without a recipe. Should you be flooded by moods, wait for a night to pass before you act upon one of them. The fish has said something, although in tears it is difficult to make out the words.',
      love: 'Sulking or mixed signals stand in for a plain wish. Say “I was hurt when” and then one event, and leave the history of the world out of it.',
      work: 'Criticism strikes deeper than intended. Ask for it in writing, read it the next morning, and take up the one useful point.',
      money:
        'Emotional purchases and loans to charming people are the weak spot. Sleep on each of them and ask what feeling you are buying.',
      study:
        'Daydreaming takes the place of work. Give the dream fifteen minutes at the start, on paper, and then set the clock for the chapter.',
      spirit:
        'You are thin-skinned just now and may take on other people’s moods. Come home, change clothes, and let the day’s weather stay at the door.',
      advice: 'Make one small thing by hand this week and show it to nobody until you like it yourself.',
    },
    symbols:
      'A youth in a flowered tunic and a long scarf looks at the fish that has put its head out of his cup. He does not start; he seems to be listening. Waves move behind him, so the sea has sent a messenger. A fish in a cup is an absurd idea, which is the way inspiration often arrives.',
  },
  cupN: {
    upright: {
      gist: 'An invitation from the heart approaches, sincere in its moment and worth meeting with open eyes.',
      text: 'A hand-written note, a playlist made with care, flowers chosen because you once mentioned them. The Knight of Cups comes slowly and with ceremony. He is the suitor, the poet, the colleague who quits finance to make furniture, and he believes in what he carries. In your own life he marks the moment when you follow a feeling and go towards someone with a proposal in your hands.\n\nMake it, or hear it, with good grace. Beauty persuades here where argument fails, so attend to tone, setting and timing. Ask afterwards about the practical side, for a knight who rides with his eyes on the cup may not have noticed the river. Offers in love, art and friendship are likely within this half year, and some will be lovelier in the offering than in the keeping. The sincere ones can be recognised easily. They come back the following week at the same calm pace.',
      love: 'A proposal, confession or romantic gesture. Enjoy the poetry, and let deeds over the next month tell you how deep the water is.',
      work: 'A creative offer or collaboration touches your ideals. Ask for terms with the same charm in which the offer was made.',
      money:
        'Generous feelings can loosen your purse. Spend on beauty that will last, and keep promises of money to what you could pay today.',
      study:
        'You study with feeling, drawn to the arts, languages or psychology. Pair the inspiration with a weekly plan that someone else checks.',
      spirit: 'Music and beauty carry you. Give yourself to them on purpose, and come back gently to dishes and bills.',
      advice: 'Make one heartfelt offer this week, in person or by hand, and name a time and place in it.',
    },
    reversed: {
      gist: 'The lovely offer may have little behind it, so let actions speak for a while.',
      text: 'He meant every word at the time. That is the trouble with the Knight of Cups reversed: the sincerity is real and lasts until Thursday. Invitations fade, a courtship cools once it succeeds, a grand artistic plan has no second page. You might be waiting for such a person, or you may have disappointed somebody in just this manner and be avoiding their street.\n\nIdealising is the common root. As long as the other is a dream there is no need to know how they handle a flat tyre. Climb down and get to know the actual person, or let go of the cup. For some the reversal speaks instead of romance turned inward, a heart in love with solitude, with a piece of work or with God, and not open to callers at present. That is legitimate, and others should be told. A clear and gentle no is also a courteous gift.',
      love: 'Words and deeds differ. Stop interpreting messages, make one plain request, and read the answer in what happens next.',
      work: 'A charming promise about a role or contract has no date. Continue your other applications until you have a signature.',
      money:
        'Beware of lending to eloquence, including your own. Let any plan wait that cannot be written on one page with figures.',
      study:
        'Inspiration comes and goes, and the essay suffers. Decide on a quantity per day, however plain, and let beauty catch up in revision.',
      spirit:
        'Moods colour everything, first rose and then grey. Keep to meals and bedtimes while they pass, and postpone verdicts on your whole life.',
      advice: 'Withdraw, keep or renew one promise you have left hanging, and tell the person today which it is.',
    },
    symbols:
      'A white horse goes at a walk while its rider holds out a cup in front of him. Wings on helm and heels make him a messenger of the heart and of dreams. Fish on his coat belong to the water he comes from, and a stream still lies between him and the far bank. He holds the cup so carefully that the horse must take its time.',
  },
  cupQ: {
    upright: {
      gist: 'Trust your feeling for people, and listen as carefully to yourself as you do to them.',
      text: 'You find yourself telling her things you had not told anyone, and she has barely spoken. The Queen of Cups, water within water, is the listener of the pack: the nurse on the night shift, the grandmother with the tin of biscuits, the friend who hears from your hello that something is wrong. She judges little. Her knowledge comes by way of mood, dream and long attention.\n\nAs advice the card asks you to rely on that same faculty. You already sense who is sincere and what the tension at the table is about; let that count as evidence alongside the facts. Care for others is well placed now and will be remembered. But look at the lid on her cup. She does not pour herself out to every visitor, and some of what she knows is kept for her own nourishment. A person who can be quiet with their own feelings seldom gets washed away by someone else’s.',
      love: 'Tender, loyal and perceptive love. Ask the second question, the one after “fine,” and leave room for silence in the answer.',
      work: 'Care, counsel, art and any work with people suit you now. Your reading of the mood can save a negotiation, so speak up about it.',
      money:
        'Decisions made with feeling can be sound if you also read the statement. Support those you love from a sum put aside for it.',
      study:
        'You absorb knowledge from atmosphere and good teachers. Choose subjects that move you, and study near water or music if it helps.',
      spirit:
        'Your inner life is rich and asks for quiet. Dreams are worth writing down, and an hour of solitude a day keeps the water clear.',
      advice:
        'Give one person your full attention for half an hour this week, without advising, and then spend as long listening to yourself.',
    },
    reversed: {
      gist: 'You have taken in more feeling than you can hold, and some of it belongs to other people.',
      text: 'After every phone call you need to lie down. The Queen of Cups reversed is a sponge that has not been wrung out: she carries her sister’s divorce, the sorrow of the evening news and a colleague’s panic, and she can no longer tell which ache is hers. Helpfulness may have become a way to be needed, and then hints, sighs and martyrdom take the place of asking.\n\nA different reversal shows the sea frozen. Too many disappointments, and the lid has been screwed down; you are efficient and far away. In both cases return to the shoreline, the place where you end and others begin. Sort feelings by owner. Give back what is not yours with love and a practical suggestion. Somebody ought to look after you for once, and you may have to say this aloud, because people believe that those who understand everything need nothing.',
      love: 'You guess at each other’s moods and answer the guess. Ask in words, say what you need in words, and forgive the clumsiness.',
      work: 'You have become the office confessor. Limit it to a coffee break, name the proper channel for complaints, and finish your own list first.',
      money:
        'Loans and gifts to people in trouble have thinned your account. Offer time or information from now on, and keep the savings shut.',
      study:
        'Worry about others fills your head at the desk. Fix an hour for their calls, after study, and keep the door closed until then.',
      spirit:
        'You are tired from feeling. Salt water, solitude and an early night are old remedies, and a counsellor’s ear is a good modern one.',
      advice:
        'Decide on one person whose problem you will stop solving this week, and tell them warmly that you trust them with it.',
    },
    symbols:
      'The queen sits on a throne by the sea, with carved sea-children on its back. She gazes at a closed, handled, ornate cup, the only lidded one in the suit, since what she knows is kept in confidence. Pebbles lie around her and the water comes up to her hem. Her attention is complete, and the outer world seems very quiet.',
  },
  cupK: {
    upright: {
      gist: 'Stay calm amid strong feelings, and others will steady themselves by you.',
      text: 'During the worst of the meeting he asked whether anyone would like tea, and the temperature fell by five degrees. The King of Cups has known heavy seas and made his peace with them. He feels as much as his queen does and has learned to act in the midst of it. Doctors, mediators, judges with children, fathers who can say they were wrong: these are his people.\n\nYou may be asked to play his part. Someone near you is agitated, and a measured voice from you would do more than the perfect solution. Hear both sides, promise little, keep confidences. If you are making a decision for yourself, let feeling inform it and let it wait a night before being carried out. When the card points to another, you have found a tolerant ally who will help if approached without theatrics. He is hard to shock and rather easy to disappoint with pettiness.',
      love: 'A mature, generous love that can talk about difficult things. Offer steadiness, and let your own vulnerable side be seen now and then.',
      work: 'Diplomacy is your strength. Mediate, negotiate, lead people through a change, and keep the tone level when others raise theirs.',
      money:
        'Balanced handling of money, with some for kindness. Do not let an emotional appeal hurry you; the good cause will still be there on Monday.',
      study:
        'You study best with a humane teacher and a calm schedule. Subjects about people, law or healing suit your present mind.',
      spirit:
        'You are able to feel deeply without going under. Keep the practices that taught you this, even on weeks when you think you do not need them.',
      advice:
        'In the next tense conversation, wait for three breaths before you answer, and first repeat what you have heard.',
    },
    reversed: {
      gist: 'Feelings held under control too tightly are working beneath the surface and ask to be admitted.',
      text: '“I’m not angry,” he said, and shut the drawer very gently. The King of Cups reversed rules by keeping everything down. For years it passes for strength; then comes sarcasm, a long drink, a sudden tide over a trifle. With some people the calm turns into a tool, and they know exactly which feelings to press in others so as not to show their own.\n\nWhere this is you, begin with naming. Sad, ashamed, jealous, glad: a plain word spoken to a safe person takes the pressure off the dam. You will not be drowned by it. If it is somebody else, do not go fishing for what they refuse to say, and leave any bargain in which your guilt is the currency. A gentler meaning also exists, that of a kind man out of his depth, carrying others’ burdens and needing to come ashore. He should be allowed to be the one who is asked how he is.',
      love: 'Distance is kept behind politeness, or moods steer the house unspoken. Begin with your own feeling and ask for one evening without irony.',
      work: 'An even-tempered superior may be less neutral than he seems. Keep agreements in writing and leave personal confessions at home.',
      money:
        'Feelings such as guilt or pride are steering a financial decision. Hand it to a neutral adviser before you sign.',
      study:
        'Stress is being denied, not dissolved. Tell a tutor how things really stand; extensions exist for precisely this.',
      spirit:
        'You have been composed for too long. Find a private place to rage, weep or sing, then sleep, and see how the sea looks in the morning.',
      advice: 'Name one feeling you have been managing, aloud, to someone who will not try to fix it.',
    },
    symbols:
      'His throne stands on a stone block in a rough sea, and the king sits dry in the middle of it. He holds a cup in one hand and a short sceptre in the other, feeling and rule together. A fish hangs as a pendant at his neck, while a living one leaps at his right and a ship rides the waves at his left. He does not look at the water, yet he clearly knows it is there.',
  },
};
