import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor says of the coming stretch, if nothing is changed. */
export const aheadMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'Something is about to catch light, an idea perhaps, or an attraction with a strong pull. The first days of it will be short on sleep.',
    'Several small starts are likely, each of them cooling before the next. You may find yourself tidying drawers at the hour when you had meant to begin.',
  ],
  wan02: [
    'You are coming to a point with a view. An offer from further off is possible, and for a time both directions stay open.',
    'The plan goes back into the drawer to be admired there. Nothing disturbs the outer calm, and the familiar view gets a little tighter by the week.',
  ],
  wan03: [
    'News is on its way from something you began earlier, and it tends to widen the plan. Distance plays a part, as does waiting in good spirits.',
    'Answers drag their heels, and when they come they bring a further question. The hopes pinned on one arrival get redistributed over several smaller ones.',
  ],
  wan04: [
    'A pleasant occasion is in prospect, the kind with long tables, because something has been finished that people want to toast. You are among those they mean.',
    'The celebration is put off, or goes ahead with somebody missing. Home will feel provisional for a bit, with boxes in the hall and something unsaid at supper.',
  ],
  wan05: [
    'It gets lively. Several people want the same thing, or the same microphone, and there will be elbows, most of them without malice.',
    'The noise dies down and a cool politeness takes over. What went unsettled crops up again in small ways, a lost invitation here, a short reply there.',
  ],
  wan06: [
    'There is good news in the offing, and in public. You are likely to be congratulated, and several people will suddenly remember your name.',
    'Recognition comes late, or goes to the person standing next to you. Your mood is likely to hang on other people’s faces more than you would like.',
  ],
  wan07: [
    'Objections are on the way, from more than one side and all together. You will be busy answering, out of a position that is stronger than it feels.',
    'Ground is given up bit by bit, from weariness more than conviction. Every concession looks small until the day on which you add them together.',
  ],
  wan08: [
    'What had been stuck moves all together, and diaries fill overnight. It would be no surprise if two answers came in the same afternoon.',
    'Crossed messages are in store, with replies overtaking their questions. Somewhere between two phones the tone of voice goes missing and has to be guessed.',
  ],
  wan09: [
    'One more test looks likely before it is done, a smaller one than the last. You go into it tired and watchful, and better prepared than you know.',
    'The alertness continues while less and less happens. It makes for a prickly mood, in which a friendly approach or two is taken for something else.',
  ],
  wan10: [
    'More looks like landing on your pile. You will manage it, head down, though for a while the goal is hidden behind what you carry.',
    'Some of the weight slides off, by your doing or because it must. First there is a muddle, and then an unfamiliar lightness about the shoulders.',
  ],
  wanP: [
    'Someone bright-eyed is on the way with a proposal, or you wake up with one. It will be playful and unfixed, which is exactly its charm.',
    'Big announcements are followed by silence. Enthusiasm comes and goes like a poor connection, with no telling on whose side the fault lies.',
  ],
  wanN: [
    'Somebody sets out, and quickly; it may be you. A move, a trip or a headlong courtship gathers pace before anyone has read the instructions.',
    'Tempers run ahead of events. There may be a flare-up that is regretted by teatime, and a departure that goes no further than the gate.',
  ],
  wanQ: [
    'The mood turns sunny and sociable. You move into the centre of things without pushing, and people you hardly know begin to ask for your opinion.',
    'Pride will be touchy, yours or that of somebody you need. Warmth comes in bursts with long gaps between, and in the gaps people compare.',
  ],
  wanK: [
    'The matter gets a direction, because somebody takes the lead and tells it well. Things you thought settled are going to be made bigger.',
    'Pressure is building from a person who knows best. They will take enthusiasm for granted, and the others will exchange looks and say nothing.',
  ],
  cup01: [
    'Feeling wells up, a gladness without much cause or the tenderness after a reconciliation. It comes like an overflow, and others are the better for it.',
    'The feelings are in for a dry spell, or for a flood at the wrong hour. Something heartfelt remains unsent and makes you absent-minded in company.',
  ],
  cup02: [
    'Two people are moving towards each other, in love, in friendship or over a piece of work. There will be good talk on level terms.',
    'A coolness is setting in by half-degrees. It begins to matter who wrote last, and a smallish misunderstanding makes itself comfortable in the gap.',
  ],
  cup03: [
    'There are toasts ahead, and good news told by people who mean it. You will laugh more than you have of late.',
    'A surplus of company lies ahead, and a shortage of ease. Confidences get passed along, and the morning after asks what the evening was for.',
  ],
  cup04: [
    'A flat, yawning time is likely, in which nothing offered seems quite worth getting up for. Meanwhile something worthwhile is held out, more than once.',
    'Your appetite comes creeping back. One thing after another starts to interest you, among them something that had been lying there for ages.',
  ],
  cup05: [
    'A disappointment comes, or an earlier one is felt again in full. The days turn inward and grey, with comfort close by that goes unnoticed at first.',
    'The sadness begins to lift at its edges. You will catch yourself making plans, feel briefly disloyal about it, and make some more.',
  ],
  cup06: [
    'Something returns from earlier, if only as a smell of floor polish. The mood is backward-looking, gentle with it, and small kindnesses go to and fro.',
    'The past will take up a lot of space. An old part gets played again, or a face from back then expects somebody you no longer are.',
  ],
  cup07: [
    'Possibilities multiply, each of them prettier for being far off. It makes for a dreamy time, rich in plans, in which hardly anything is chosen.',
    'One after another the lovely options evaporate, with a few sighs. The one that remains is plainer and can actually be picked up.',
  ],
  cup08: [
    'A quiet leave-taking is in the making. You lose interest in what was good enough, and will be half gone before it is announced.',
    'You seem bound to go to the door and come back from it, more than once. Everything has that half-packed feel, like a weekend with rain forecast.',
  ],
  cup09: [
    'Something you wished for is likely to be granted, in a comfortable, well-fed way. You will be in fine humour and not much inclined to move.',
    'The treat arrives and pleases for about as long as it lasts. A restless fullness follows it, and the suspicion of having ordered the wrong dish.',
  ],
  cup10: [
    'Peace is finding its way into the house. Among those who belong together an easy tone sets in, and for once nobody would rather be elsewhere.',
    'Harmony is about to be put on for visitors. Behind it somebody is disappointed, and a trifle such as the seating plan may bring it out.',
  ],
  cupP: [
    'A small sweet surprise is under way, such as a shy note or an idea in the bath. It is easily missed and pleasant to be caught by.',
    'Feelings will be bruised over very little, and then hidden. As no one asks, a talent for make-believe supplies the rest of the story.',
  ],
  cupN: [
    'An invitation with feeling in it is coming closer, and there may be a little speech. It is meant as it is said.',
    'Lovely words are on the road, some distance ahead of the deeds. A change of mood is likely after them, and a very polite excuse.',
  ],
  cupQ: [
    'A tender time begins, with much listening in it. Somebody confides in you or takes you under their wing, and your hunches will be oddly accurate.',
    'Moods come in like tides, several of them other people’s. You will be needed at all hours and end up rather blurred at the outline.',
  ],
  cupK: [
    'It grows calmer, as when an adult enters the room. Strong feelings are about and get handled kindly, by a mature person who may well be you.',
    'Everyone will be civil and nobody quite warm. What is kept down escapes through small outlets, a barbed joke, a door closed with great care.',
  ],
  swo01: [
    'A clear word is coming, spoken or written, and after it the matter looks simple. It may be cool to the touch at first.',
    'Much gets said in the wrong tone or on half the facts. The air thickens with argument, and clarity is put off until somebody calms down.',
  ],
  swo02: [
    'The stalemate continues, politely. Questions are answered with “we’ll see”, and both sides get rather good at talking about other things.',
    'Sitting on the fence becomes uncomfortable. Facts kept at bay come in from two directions, and under them the balance begins to tip.',
  ],
  swo03: [
    'Something may be said or found out that hurts. As these things go it is a clean hurt, and the weather clears behind it.',
    'The ache comes and goes, with more going than coming. An old song can set it off yet, but on the whole these are days of mending.',
  ],
  swo04: [
    'Things go quiet. A pause sets in whether or not you had planned to take one, and the world proves able to spare you.',
    'Restlessness is in store: tired by day, busy by night, called back before you had properly stopped. Or a long lull drags on past its usefulness.',
  ],
  swo05: [
    'A quarrel is brewing in which somebody means to win. It will be sharp and rather petty, and afterwards the prize looks smaller than it did.',
    'The fighting peters out, with a half-apology and some awkward meetings in doorways. Slowly it will emerge that hardly anyone remembers what it was over.',
  ],
  swo06: [
    'You move off from the trouble, steadily and without fuss. By degrees the far side comes into view, and the nearer it gets the quieter everyone becomes.',
    'Departure is put back again, because something or someone calls from the landing. You may be in two minds, and quite at home in neither.',
  ],
  swo07: [
    'There will be some manoeuvring. Somebody, possibly you, takes the side way, tells less than they know and hopes not to be asked.',
    'What was tucked away begins to show at one corner. A confession seems near, with red ears, and relief close on its heels.',
  ],
  swo08: [
    'It feels narrow for a time, since nobody thinks of giving the permission you wait for. The walls are largely made of guesses.',
    'Your room for movement grows, an inch here and an inch there. One refusal fails to come, then another, and you start to wonder what else is allowed.',
  ],
  swo09: [
    'Some wakeful nights are likely, spent rehearsing what will mostly not occur. By day the same matter looks smaller and a bit sheepish.',
    'The dread is wearing off by degrees. An envelope you hardly dared to open proves harmless, and sleep comes back to you in instalments.',
  ],
  swo10: [
    'The hardest stretch is coming to its end, and you will feel that to the full. Afterwards it goes still, with nothing further to fear from this side.',
    'A recovery sets in, slow and unglamorous. You will know it by a joke you make, or by a morning on which this was not the first thought.',
  ],
  swoP: [
    'Sharp questions are about to be asked, and news travels quickly. Something useful will come to your ears, probably by accident.',
    'Gossip picks up, and messages get studied for what is missing. A nervous time is likely, with many glances and few facts.',
  ],
  swoN: [
    'A sudden push is coming. Someone will state a view without knocking, and your answer is expected while the kettle is still warming.',
    'It is heading for a collision of words. Each side hurries to be first, and one remark will take longer to mend than it did to make.',
  ],
  swoQ: [
    'The tone gets clear and a little cool, thanks to somebody with experience who speaks frankly. What was vague has to become one thing or the other.',
    'Criticism is in the wind. Remarks have an edge to them, old grievances lend their voices, and you may find everybody wanting, yourself first of all.',
  ],
  swoK: [
    'A considered decision is on the way, by the rules and on the evidence. It will sound impersonal, and it is likely to stand.',
    'Somebody is going to insist on being right, at length. The rules get read to suit the reader, and reasonable people take to whispering on the stairs.',
  ],
  pen01: [
    'A solid chance is about to turn up, modest in size, a firm offer perhaps or an hour that somebody has kept free. It can be built on.',
    'An offer draws near with something missing from it. Practical matters take longer than they should, and one detail refuses to add up.',
  ],
  pen02: [
    'Busy days are coming, with two or three things to be kept aloft. It goes well enough, and there is even some fun in the footwork.',
    'The timetable is heading for a pile-up. Small debts of time or money catch up with one another, and something gets dropped in the hall.',
  ],
  pen03: [
    'Others come in on it, and it gains by that. What was only a drawing begins to stand, with a piece of your own work in it.',
    'Hands and plans look like missing each other. Work gets done twice or not at all, and the meetings about it grow longer than the job.',
  ],
  pen04: [
    'Everything is held where it is, money, position and feelings alike. It will be safe and rather still, and whatever is new has to knock.',
    'What has been clutched starts to move. It runs out a little too freely to begin with, in money or in confidences, and then finds a better rate.',
  ],
  pen05: [
    'A lean patch seems likely, in money, in company or in confidence. Facing it alone makes it colder, and one can walk right past help without seeing it.',
    'It picks up after the cold. Small sums and small kindnesses come in, and you get used again to being expected somewhere.',
  ],
  pen06: [
    'Something will be given in the right measure, a hand or a hearing or a loan repaid. You may well be at both ends of it.',
    'Favours are going to come with a tag on them. Gratitude has to be audible, and somebody begins to feel poor in the process.',
  ],
  pen07: [
    'There is a wait ahead, over work that was well done. It ripens at its own pace, and you will wander by rather often to look.',
    'Returns are shaping up thinner than the effort. Impatience follows, with a strong wish to dig up the whole bed just after it was sown again.',
  ],
  pen08: [
    'Plain work lies ahead, plenty of it, one piece after another. It absorbs you, and by degrees you become good without seeing it happen.',
    'The same motions are repeated with less and less heart in them. Mistakes slip in from boredom, or something already good is polished thin.',
  ],
  pen09: [
    'A comfortable, self-sufficient time is opening, with leisure in it and good taste. Not the least of its pleasures is to owe nobody an explanation.',
    'Appearances get kept up, at some expense. Behind the tidy front a certain loneliness is gathering, and Sundays tend to be long.',
  ],
  pen10: [
    'It puts down roots. Family or some long arrangement moves into the foreground, and what gets settled is meant to outlast the mood.',
    'A family matter or an old arrangement over money begins to creak. Opinions arrive from all sides, and what was taken for granted gets asked about aloud.',
  ],
  penP: [
    'A practical start is in sight, with a first careful look at how the thing is made. It will be slow and satisfying.',
    'Good intentions look like piling up on the desk. Since something else always comes first, the day for beginning is courteously moved.',
  ],
  penN: [
    'It goes on at a walk, with no surprises to speak of. What was promised gets done in its turn, and one day you notice the distance covered.',
    'The coming days look like copies of the last, at the same hour. It will be dependable and dull, until the dullness itself becomes an event.',
  ],
  penQ: [
    'A homely, comfortable time is near, in which the practical side falls into place. Worries tend to lose weight over a second helping.',
    'A spell of doing everything for everybody is setting in. The house runs, and under its hum there is a fair amount of unspoken sighing.',
  ],
  penK: [
    'The ground gets firmer, with a settled and capable person in the matter and means to hand. What follows is more prosperous than exciting.',
    'Money or possession will have the louder voice. Generosity gets measured out in teaspoons, and every talk finds its way back to who owns what.',
  ],
};
