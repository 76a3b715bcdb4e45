import type { DreamWords } from '../../../domain/dream/words.ts';

export const plants: DreamWords = {
  tree: {
    meaning:
      'Roots below, a crown above, and years written inside: a tree is the oldest portrait of a life. Look at the season it stands in and at the state of the trunk. In many villages the big tree is also where the community meets.',
    calm: 'A broad, healthy one may reflect how well you are standing at present.',
    uneasy: 'Bare branches or a split could show where support is missing or growth was stopped.',
    ask: 'Which of my roots could do with water?',
  },
  'fallen-tree': {
    meaning:
      'Something that always stood there lies across the path. It may be a person you leaned on, a conviction, a company, a habit of the family. Was it storm, axe or age? Each names a different kind of ending, and light comes in where the crown was.',
    calm: 'Climbing over it easily could mean that you have already found another way.',
    uneasy: 'Grief at the sight deserves time, even if others only see timber.',
    ask: 'What has fallen, and what has more light because of it?',
  },
  forest: {
    meaning:
      'Every second fairy tale sends its hero in here, since a forest is where the paths of other people end. It may be the unconscious, a phase without signposts, or plain longing for leaves. What lives in yours, and do you know where the edge is?',
    calm: 'Green light and birdsong could mean that you are recovering without noticing.',
    uneasy: 'Going in circles may show that more thinking will not find the exit.',
    ask: 'Where would I go if nobody had marked a trail?',
  },
  bamboo: {
    meaning:
      'It bends, it stays green, and it is hollow, which Chinese painters read as modesty. Bamboo in a dream may praise a flexible kind of backbone. Shoots that break the ground overnight are another hint: years of root, then sudden growth.',
    calm: 'A rustling grove can be composure returning after somebody’s storm.',
    uneasy: 'A snapped cane may tell of giving way once too often.',
    ask: 'Where am I supple, and where only obedient?',
  },
  flowers: {
    meaning:
      'Beauty that will not stay, and so is given away. Flowers accompany love, thanks, apology and farewell, and the dream usually leaves open which. Colour and giver help. A wild meadow says something other than a bouquet in cellophane.',
    calm: 'Opening buds may mean a liking or a talent that is just becoming visible.',
    uneasy: 'Flowers that nobody takes could be affection still looking for an address.',
    ask: 'To whom do I owe a bouquet, and for what?',
  },
  'withered-flowers': {
    meaning:
      'They were lovely, and nobody has thrown them out yet. Wilting may belong to a liking that cools, a project without water, or the week after a celebration. Sometimes the dream is only about tidying: a vase, an old hope.',
    calm: 'Clearing them away calmly suggests that you have finished with something.',
    uneasy: 'Sadness over them may ask whether neglect can still be made good.',
    ask: 'What would revive with water, and what should go on the compost?',
  },
  rose: {
    meaning:
      'Love with its small print. The rose may mean passion, a secret kept under it, or a person who is beautiful and not quite easy to hold. White, red and yellow differ; so do one stem, a hedge, and a rose in the snow.',
    calm: 'Its scent could be happiness you are allowed to enjoy without analysing it.',
    uneasy: 'Pricked fingers may show what closeness is costing you at present.',
    ask: 'For which beauty do I gladly put up with thorns?',
  },
  lotus: {
    meaning:
      'Out of the mud, and yet clean: Buddhist art has said it for two thousand years. A lotus may appear when something decent grows from a murky beginning, a reconciliation, a recovery, a clear thought. Its seed can wait for centuries.',
    calm: 'An open flower might be a moment of clarity that needs no further proof.',
    uneasy: 'A bud under the surface may mean that the mud still has work to do.',
    ask: 'What good thing came to me out of a bad spell?',
  },
  'peach-blossom': {
    meaning:
      'Spring, and somebody in it. In Chinese the luck of peach blossom is luck in love, admirers included, and a little mischief. Beyond flirting, the image may be of a hidden valley of peach trees where life is simple, as in the old story.',
    calm: 'Petals in the air could mean that charm is coming or going from you.',
    uneasy: 'Falling blossom may be an attraction that was loveliest at a distance.',
    ask: 'Do I want to be admired, or to be known?',
  },
  'plum-blossom': {
    meaning:
      'It flowers on bare wood in the cold, before anything else dares. Chinese poets made it the sign of character that lasts. In a dream it may honour something you kept up when there was no applause, or say that the winter has passed its middle.',
    calm: 'Scent over snow could be the first proof that holding out was worth it.',
    uneasy: 'Frost on the petals may show tenderness offered a little too early.',
    ask: 'What in me blooms best when it is hard?',
  },
  sunflower: {
    meaning:
      'A head that follows the light all day. It may be about optimism, loyalty, children’s drawings, or about turning after someone else’s brightness. A whole field of them looks like an audience, and you may wonder where the stage is.',
    calm: 'Standing tall among them could mean that you know where your warmth comes from.',
    uneasy: 'A hanging head may be tiredness from always facing the sunny side.',
    ask: 'Around whom or what do I turn?',
  },
  orchid: {
    meaning:
      'Grace that lives on air and hidden roots. Confucius compared good company to a room full of its scent; florists call it difficult. Your orchid may be a fine ability, a demanding relation, or a taste that does not fit the surroundings.',
    calm: 'One in bloom could mean that conditions are right at last.',
    uneasy: 'Refusing to flower, it may ask for less care and more light.',
    ask: 'Under which conditions do I really flourish?',
  },
  garden: {
    meaning:
      'Nature with an agreement. A garden may show your inner life in its present state: beds, weeds, a bench, a wall. Who else has a key is interesting, and so is the gate. Many people find a garden behind a house they thought they knew.',
    calm: 'Strolling through it at leisure can be the plain wish to enjoy what you planted.',
    uneasy: 'Trampled beds may concern privacy, or a visitor who does not wipe their feet.',
    ask: 'What would I grow if I had only one bed?',
  },
  weeds: {
    meaning:
      'Nobody planted them, and they thrive. Weeds may be habits, unopened letters, small resentments, everything that came up while attention was elsewhere. A botanist would object that a weed is a flower in the wrong place, which is worth considering too.',
    calm: 'Pulling them out with pleasure might be a taste for order returning.',
    uneasy: 'A garden lost beneath them could mean that the task needs halving.',
    ask: 'Which small thing, pulled today, saves a big one in autumn?',
  },
  grass: {
    meaning:
      'Room to lie down. A meadow may mean rest, childhood, a picnic long ago, or growth of the modest kind that covers everything. A clipped lawn is another matter and could be about what the neighbours think.',
    calm: 'Barefoot in the green, you may be recovering a simple sort of joy.',
    uneasy: 'Yellow or burnt grass could be a feeling that has had no rain for a while.',
    ask: 'When did I last do nothing on purpose?',
  },
  'rice-field': {
    meaning:
      'Bread and rice begin here, bent backs included. A field shows work in its season: flooded and waiting, green, heavy with grain, stubble. Where yours stands may tell how far a long effort has come, better than any calendar.',
    calm: 'Golden ears could mean that the return is close and fairly earned.',
    uneasy: 'A dry or flattened field may show worry for something you cannot hasten.',
    ask: 'Which season is my work in?',
  },
  seeds: {
    meaning:
      'Small, hard, and more than they look. Seeds may be ideas, savings, a word dropped in conversation. Held in the hand they are pure possibility, and that can be the trouble, since nothing grows in a hand. Sprouts show that the decision has been taken.',
    calm: 'Seeing green tips may be the quiet news that it worked.',
    uneasy: 'Rotten or eaten seeds could mean a start was made in the wrong place.',
    ask: 'What am I keeping in the packet?',
  },
  planting: {
    meaning:
      'Hands in the soil, and the result next year. To plant is to count on a future, so the image may come with savings, children, studies, or a love that is to last. What you planted and for whom would be the next question.',
    calm: 'Firm earth around a young stem can be trust in something slow.',
    uneasy: 'Digging without end might show that you prepare in order not to begin.',
    ask: 'For whose shade am I planting?',
  },
  harvest: {
    meaning:
      'Time has done its part; now it must be brought in. Harvest dreams go with results, pay, examinations passed, children leaving home. They can also remind you that ripe things do not wait, and that somebody ought to help carry.',
    calm: 'Full baskets might be a satisfaction you have not taken time to feel.',
    uneasy: 'Rotting fruit on the branch may be an offer or a thank-you left too long.',
    ask: 'What is ripe and still hanging?',
  },
  fruit: {
    meaning:
      'Sweet, round and finished: fruit is what a whole year has been about. It may stand for results, sensual pleasure, or a wish for children. Unripe, it counsels patience; overripe, a bit of haste. And who is offering it to you?',
    calm: 'Biting in with relish could mean you accept what is yours.',
    uneasy: 'Worms or a rotten core may be a success that tastes of something else.',
    ask: 'What do I want to taste while it is in season?',
  },
  'fruit-tree': {
    meaning:
      'Branches bend under plenty, and the best hangs just above reach. An orchard may be the abundance of a family, a trade or a friendship that has been tended for years. Folk readings like it for children and income alike.',
    calm: 'Picking what you need can show a comfortable sense of enough.',
    uneasy: 'Being forbidden, or caught picking, may raise an old question about deserving.',
    ask: 'What hangs within my reach that I no longer see?',
  },
  apple: {
    meaning:
      'Knowledge, temptation, a snack for school. In the West the apple has Eve and Snow White in it, in Chinese its name begins like the word for peace and is given on quiet nights. Perhaps someone offers you something that you would like to examine first.',
    calm: 'A crisp, sweet one may simply mean that somebody wishes you well.',
    uneasy: 'A poisoned or wormy apple could be a gift with conditions.',
    ask: 'What am I tempted to know?',
  },
  peach: {
    meaning:
      'Velvet outside, a stone within. Chinese tales grow peaches of long life in the garden of the Queen Mother of the West, and grandmothers receive them on birthdays. A dream peach may mean tenderness, health wished to somebody, or a pleasure with a hard centre.',
    calm: 'Juice on the chin can be permission to enjoy without manners.',
    uneasy: 'Biting the stone may show where sweetness met a refusal.',
    ask: 'To whom would I wish a long life today?',
  },
  tangerine: {
    meaning:
      'Small suns for the middle of winter. Tangerines at New Year mean good luck because their name sounds like it, and peeling one for somebody is among the plainest acts of love there is. The scent alone can bring a whole childhood back.',
    calm: 'Sharing the segments may be affection, cut by nature into handy portions.',
    uneasy: 'A dry or sour one could be a treat you expected more from.',
    ask: 'Who used to peel one for me?',
  },
  watermelon: {
    meaning:
      'Heavy, cool and meant for company. One knocks on it to hear whether it is ripe, and that may be your situation: you want to know before you cut. In summer the dream is often simply thirst and a remembered courtyard.',
    calm: 'Slices for everyone could show pleasure in sharing what came your way.',
    uneasy: 'A pale or burst one may tell of a matter opened before its time.',
    ask: 'What would I like to knock on before I decide?',
  },
  mushrooms: {
    meaning:
      'Overnight they are there, out of what was dead. Mushrooms may be ideas or rumours, delicacies or mistakes; the whole art is telling them apart. They also remind us that most of a thing can live unseen under the leaves for years.',
    calm: 'Gathering them with a knowing eye might mean that you trust your judgement.',
    uneasy: 'Doubt about poison could concern an offer of which you know only the hat.',
    ask: 'Whom could I ask who knows this wood?',
  },
  roots: {
    meaning:
      'The half one never sees. Roots may stand for family, language, the village on the grave tablet, or for the cause of a trouble that keeps growing back. Exposed, they can feel like a secret; freshly planted, like permission to stay.',
    calm: 'Deep and firm, they may reassure you after a move or a change.',
    uneasy: 'Torn or tangled roots could be homesickness, or a tie that has grown too tight.',
    ask: 'Where do I belong without having to do anything for it?',
  },
  'falling-leaves': {
    meaning:
      'The tree does not suffer; it is saving itself for spring. Falling leaves may go with farewells, completed work, a birthday in the second half of life. A Chinese phrase says they return to the root, so home could be meant as well.',
    calm: 'Watching them can be the sort of melancholy that one rather likes.',
    uneasy: 'Sweeping without end may show resistance to something that is merely seasonal.',
    ask: 'What could I let fall now without loss?',
  },
  thorns: {
    meaning:
      'Keep off, says the plant, and usually guards a rose, a berry or water. Thorns may be your own prickliness or somebody else’s; a thorn in the foot is the small thing that hurts at every step. Cactus flowers, by the way, are splendid.',
    calm: 'Passing through unharmed could show that you have learnt to handle difficult people.',
    uneasy: 'Being caught may mean that pulling harder is the wrong direction.',
    ask: 'What do my own thorns protect?',
  },
  'climbing-vine': {
    meaning:
      'It needs a wall and repays it with green, and after some years one cannot say which holds which. Vines may picture attachment, dependence, family ties, a story that has overgrown the house. In poems, the vine and the tree are a couple.',
    calm: 'Lush green on old stone could mean loyalty that has grown beautiful.',
    uneasy: 'Being wound round may ask for air between you and someone dear.',
    ask: 'On what do I lean so much that I no longer see it?',
  },
  willow: {
    meaning:
      'It bends to the water and is broken off for travellers: in classical China one gave a willow twig at parting because its name sounds like stay. The dream may speak of leave-taking, gentleness, or grief that has found a graceful form.',
    calm: 'Sitting under one can be sadness that does you good.',
    uneasy: 'Bare, whipping branches may be a farewell that is still unspoken.',
    ask: 'Whom would I have liked to ask to stay?',
  },
  vegetables: {
    meaning:
      'Daily, cheap and necessary. Vegetables rarely get a poem, and a dream of them may honour precisely that: groceries, health as grandmothers understand it, the steady side of love. In Cantonese markets, fresh greens at New Year even promise growing fortune.',
    calm: 'Pulling them fresh from the bed could be contentment with a modest plan.',
    uneasy: 'Limp or rotten ones may mean that ordinary care has slipped.',
    ask: 'Which plain good habit would I like back?',
  },
  gourd: {
    meaning:
      'A round belly with a narrow neck, in which Chinese immortals kept medicine, wine and whole worlds. Pumpkins bring carriages and Halloween. Hollow things hold, and that may be the matter: what is stored in you, and does it pour when needed?',
    calm: 'A full one might be a reserve you had forgotten.',
    uneasy: 'Cracked or empty, it may suggest topping up before you give again.',
    ask: 'What do I carry in the gourd at my belt?',
  },
  'potted-plant': {
    meaning:
      'Life in a limited space, dependent on somebody’s memory. The pot may be a flat, a job, a role; the plant, whatever in you has to grow there. Dreams of having forgotten to water for months are common among kind, busy people.',
    calm: 'A new leaf might be the first answer to your patience.',
    uneasy: 'Roots circling the pot could mean that you have outgrown good conditions.',
    ask: 'Do I need more water, or a bigger pot?',
  },
};
