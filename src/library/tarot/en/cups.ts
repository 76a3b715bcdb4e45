import type { TarotId } from '../../../domain/decks/tarot.ts';
import type { WrittenWords } from '../meaning.ts';

export const cups: WrittenWords<Extract<TarotId, `cup${string}`>> = {
  cup01: {
    upright: {
      gist: 'Your heart is filling again, and there is room to receive as well as to give.',
      love: 'Something tender is beginning here, as it can between strangers and after twenty years. Say what you feel in ordinary words and early in the day, before routine closes over it.',
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
  },
  cup02: {
    upright: {
      gist: 'Two people meet as equals, and what is offered on one side is answered on the other.',
      love: 'What goes out comes back: the liking is returned, and an honest talk deepens it. Make a small promise you can keep, and let larger ones grow out of it.',
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
  },
  cup03: {
    upright: {
      gist: 'Friends and shared good news lift you, and there is reason to celebrate together.',
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
      love: 'Too many people have an opinion about this, and one of the voices from outside is too loud. Keep your quarrels between the two of you for a month.',
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
  },
  cup04: {
    upright: {
      gist: 'Nothing quite appeals to you at the moment, while something worth having waits at the edge of view.',
      love: 'The feeling has gone lukewarm with habit, and some kindness goes by unregistered. Ask yourself whether you are truly uninterested or only tired, since the two look alike.',
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
      love: 'Interest revives in somebody you had stopped looking at properly. Say that you were elsewhere for a while and are glad to be back.',
      work: 'An opportunity you dismissed deserves a second reading. Ring and ask whether the post is still open.',
      money:
        'You begin to attend to figures again. Open the unopened envelopes, sort them in three heaps, and deal with the smallest heap first.',
      study:
        'Concentration comes back in short stretches. Use each one for the subject you most avoided, and stop while it still goes well.',
      spirit:
        'Curiosity is a better guide than discipline in these weeks. Follow it to a lecture, a market or a stretch of river you have never walked.',
      advice: 'Reopen one door you closed out of boredom: reply, apologise for the delay, and propose a day.',
    },
  },
  cup05: {
    upright: {
      gist: 'A loss deserves its sorrow, and when you are ready, something you still have is standing behind you.',
      love: 'A disappointment keeps you looking back. Let yourself mourn what was good in it, and do not use the next person as a handkerchief.',
      work: 'Something you had worked for has come to nothing. Write down what was truly lost and what you learned, because the second list is usually transferable.',
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
  },
  cup06: {
    upright: {
      gist: 'Something sweet from the past returns, with a kindness you can pass on.',
      love: 'Something from the beginning is still warm, and being together feels familiar. Be playful together; go to the places you told each other about.',
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
      love: 'The past sits in on this and is forever being compared with the present. Ask what an adult in your place would say tonight.',
      work: '“We have always done it this way” stands in the road. Propose one change as a trial, with respect for those who made the old rule.',
      money:
        'Dependence on family money, or on an old idea of what you can afford, needs updating. Draw up your own budget from today’s prices.',
      study:
        'Early labels such as “bad at maths” still steer your choices. Test one of them now with a good teacher and a beginner’s book.',
      spirit:
        'Longing for earlier times is often a longing for rest. Find out what you had then that could be arranged on an ordinary Thursday now.',
      advice: 'Sort one drawer or album of the past this week, keep three things, and let the others go with thanks.',
    },
  },
  cup07: {
    upright: {
      gist: 'Many attractive possibilities hang in the air, and only a few of them can bear weight.',
      love: 'Part of the love goes to a possibility, which is always at its best. Meet in daylight, do something practical together, and see whom you still want to call.',
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
  },
  cup08: {
    upright: {
      gist: 'You are ready to walk away from something that is good on paper but no longer feeds you.',
      love: 'You need some room to hear yourself, since affection alone has had to hold up a great deal. Speak before you are out of the door.',
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
  },
  cup09: {
    upright: {
      gist: 'A wish is within reach, and you may enjoy what you have without apology.',
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
      love: 'Comfort has made somebody inattentive, and the picture of how it ought to be gets in the way. Ask a question you do not know the answer to.',
      work: 'The coveted post disappoints in practice. Name the two things you miss in it and see whether they can be added before you seek another.',
      money:
        'Treats and subscriptions are eating the surplus. Pause them for one month and bring back only those you really missed.',
      study:
        'You reached the grade and feel nothing, or rest too long on it. Choose a question that interests you beyond any exam.',
      spirit:
        'Consolations that work for an hour leave a flat taste. Try something slower, such as cooking from scratch or an early night, and compare the mornings.',
      advice: 'Go without one habitual treat for seven days and notice each time what you were really wanting.',
    },
  },
  cup10: {
    upright: {
      gist: 'Deep contentment with the people you call home is possible, and much of it is already near.',
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
  },
  cupP: {
    upright: {
      gist: 'A gentle message or an odd inspiration reaches you, and it deserves a curious welcome.',
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
  },
  cupN: {
    upright: {
      gist: 'An invitation from the heart approaches, sincere in its moment and worth meeting with open eyes.',
      love: 'A gesture is on its way, with feeling in it and some ceremony. Enjoy the poetry, and let deeds over the next month tell you how deep the water is.',
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
  },
  cupQ: {
    upright: {
      gist: 'Trust your feeling for people, and listen as carefully to yourself as you do to them.',
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
  },
  cupK: {
    upright: {
      gist: 'Stay calm amid strong feelings, and others will steady themselves by you.',
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
      love: 'Distance is kept behind good manners, and the moods do the steering unspoken. Begin with your own feeling and ask for one evening without irony.',
      work: 'An even-tempered superior may be less neutral than he seems. Keep agreements in writing and leave personal confessions at home.',
      money:
        'Feelings such as guilt or pride are steering a financial decision. Hand it to a neutral adviser before you sign.',
      study:
        'Stress is being denied, not dissolved. Tell a tutor how things really stand; extensions exist for precisely this.',
      spirit:
        'You have been composed for too long. Find a private place to rage, weep or sing, then sleep, and see how the sea looks in the morning.',
      advice: 'Name one feeling you have been managing, aloud, to someone who will not try to fix it.',
    },
  },
};
