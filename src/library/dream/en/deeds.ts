import type { DreamWords } from '../../../domain/dream/words.ts';

export const deeds: DreamWords = {
  flying: {
    meaning:
      'One remembers suddenly how it goes: lean forward, a little push. Flying may be freedom, overview, success, or elegant escape from something on the ground. Height and effort are the key. Some swim in the air, some row, some only fly as long as nobody laughs.',
    calm: 'Gliding with ease suggests that a pressure has come off you.',
    uneasy: 'Struggling to stay up may show ambition that needs somewhere to land.',
    ask: 'What did I rise above, and must I go back down to it?',
  },
  falling: {
    meaning:
      'The stair that is not there, and one jerks awake: muscles letting go cause a good part of it. Longer falls may picture loss of hold, status or control, or the wish to give it up at last. Children are told it means they are growing.',
    calm: 'Falling softly could be trust, the kind one has in deep water.',
    uneasy: 'Fear of the ground may belong to something you are holding with all ten fingers.',
    ask: 'What would happen if I let go one finger at a time?',
  },
  'late-for-an-exam': {
    meaning:
      'The corridor grows, the room has been changed, the bell rang an hour ago. Those who dream it mostly passed years ago, as Freud noticed with some comfort: the dream picks the examination one survived. Something is being asked of you again.',
    calm: 'Strolling in late and sitting down might show that the test has lost its terror.',
    uneasy: 'Running without arriving could mean you measure yourself by somebody’s clock.',
    ask: 'Which exam did I pass that I keep sitting?',
  },
  'failing-an-exam': {
    meaning:
      'The list hangs on the wall without your name. Failing in a dream is seldom about knowledge; it may be about being found wanting by parents, superiors or an inner jury in permanent session. In exam countries the gaokao goes on for life, at night only.',
    calm: 'Shrugging it off suggests your worth has moved to a safer place.',
    uneasy: 'Shame at telling them may show for whom you were really sitting there.',
    ask: 'Whose disappointment would be worst, and would it be so bad?',
  },
  'unprepared-exam': {
    meaning:
      'The subject is one you never took, and everybody is already writing. It may precede a presentation, a first child, a new post: anything for which one cannot really be prepared. Look at the questions, they are often better than they seem.',
    calm: 'Making something up cheerfully could be a talent for improvising.',
    uneasy: 'A blank page and a ticking clock may come from believing that others know.',
    ask: 'What can I do without having studied for it?',
  },
  'getting-married': {
    meaning:
      'Guests, a dress or a suit, and someone at your side whose face may be surprising. A wedding can be a union of two sides of yourself, a contract, a pledge to work or place. Old Chinese sayings turn it into its opposite; people planning one just dream ahead.',
    calm: 'Joy at the altar may mean you are ready to bind yourself.',
    uneasy: 'Wrong bridegroom, wrong day: a yes might have been said too politely.',
    ask: 'What two things in me are ready to live under one roof?',
  },
  divorce: {
    meaning:
      'Papers, boxes, two toothbrushes going separate ways. In happy couples this dream may be a fear saying its piece; elsewhere it can be a separation from a job, a belief, a former self. As a forecast it is useless, as a reason for a talk quite good.',
    calm: 'A parting without rancour could show that something was fulfilled.',
    uneasy: 'Pleading or running after someone may point to closeness you miss in the everyday.',
    ask: 'From what would I like to separate amicably?',
  },
  kissing: {
    meaning:
      'No words, and everything said. A kiss may be longing, reconciliation, agreement, a quality one wants to take in by the shortest route. Strangers and unlikely people get kissed at night without any consequence for the day. What did you like in them?',
    calm: 'Tenderness might be a feeling that is looking for an occasion.',
    uneasy: 'Reluctance or being seen may show closeness that comes too quickly or must hide.',
    ask: 'What would I like to come nearer to?',
  },
  'making-love': {
    meaning:
      'Bodies dream too, by their own rhythm and without asking for your opinion. The partner is frequently chosen for a trait: the boss for power, the friend for warmth, the stranger for being strange. Nothing here has to be confessed, or put into practice.',
    calm: 'Pleasure can be vitality that goes well beyond the bedroom.',
    uneasy: 'Shame or interruption may show a wish that has not enough privacy or permission.',
    ask: 'With which quality would I like to be on more intimate terms?',
  },
  hugging: {
    meaning:
      'Two people stop being upright for a moment. A hug in a dream may be comfort, forgiveness, greeting somebody out of reach, the dead included. Skin has its own hunger, and in weeks of screens it sends such pictures. Who let go first?',
    calm: 'Being held could be exactly what you need, and can be asked for.',
    uneasy: 'Stiffness may tell of something unsaid that stands between you two.',
    ask: 'Whom have I not hugged for too long?',
  },
  fighting: {
    meaning:
      'Fists made of cotton wool, as a rule, since the sleeper’s muscles are switched off. A fight may be a conflict you conduct very politely by day, or one half of you against the other. Who began, and was there something both wanted?',
    calm: 'Winning without hatred might be assertiveness you have been practising.',
    uneasy: 'Blows without effect may show how powerless a quarrel has made you feel.',
    ask: 'What am I fighting for, in one plain noun?',
  },
  quarrel: {
    meaning:
      'At last it is said, and in such sentences! A quarrel at night may let out what is swallowed by day, with the person concerned or a substitute. Note the words: they are clumsy, one-sided, and contain a grain one could put more kindly.',
    calm: 'Making up afterwards could mean that the relation can stand the truth.',
    uneasy: 'Shouting without being heard may show how long you have been hinting.',
    ask: 'What is the one sentence in it that is true?',
  },
  'killing-someone': {
    meaning:
      'A shock on waking, and no sign of wickedness. To kill in a dream may be the strongest way of saying that something must end: a dependence, a role, somebody’s power over you. See who it was, and what exactly would be over without them.',
    calm: 'Oddly calm, it may be a line you have drawn inside.',
    uneasy: 'Hiding the deed could show guilt about wanting your own way at all.',
    ask: 'What would I like to put an end to, and how could I do it kindly?',
  },
  stealing: {
    meaning:
      'Into the pocket, and a heart like a drum. Stealing may be a wish one does not feel entitled to: time, love, attention, a sweet. What was taken, from whom, and would they have given it if asked? That last question often finishes the matter.',
    calm: 'Getting away laughing can be delight in a small liberty.',
    uneasy: 'Being caught may show how strictly you watch your own wants.',
    ask: 'What could I simply ask for?',
  },
  hiding: {
    meaning:
      'Behind the curtain, in the wardrobe, breath held. Hiding may be fear, shame, shyness, or a child’s pleasure in being sought. From whom, is the first question; the second, whether you hoped they would look properly. Good hiding places also make good offices.',
    calm: 'Snug in your corner, you might need a while out of everyone’s sight.',
    uneasy: 'Being nearly found may show how much strength concealment takes.',
    ask: 'What would happen if they found me?',
  },
  searching: {
    meaning:
      'Drawer after drawer, and by now you have forgotten what it was. Searching may be restlessness, a longing that does not know its object, or a name on the tip of the tongue. Things found by the way are at times the real find.',
    calm: 'Looking with curiosity could be the joy of an open question.',
    uneasy: 'Increasing hurry may mean that you seek it where there is light, not where it fell.',
    ask: 'How would I notice that I had found it?',
  },
  climbing: {
    meaning:
      'Hand, foot, hand. Climbing may be effort with a purpose: a career, recovery, getting over someone. What you hold on to deserves a look, as does whoever holds the rope. A ladder leans on something, and that ought to be the right wall.',
    calm: 'Finding grips where there were none could mean your skill has grown.',
    uneasy: 'Slipping or getting no higher may show an aim that grows while you climb.',
    ask: 'Would I like the view from up there?',
  },
  dancing: {
    meaning:
      'Thinking with the feet. Dancing may be joy, courtship, agreement of body and music, or a rhythm between two people that works better than their conversations. Who leads? And do you know the steps, or did they turn up by themselves?',
    calm: 'Turning lightly could be harmony with something, even the difficult.',
    uneasy: 'Stumbling or being made to dance may show a rhythm that belongs to another.',
    ask: 'Whose music am I dancing to?',
  },
  singing: {
    meaning:
      'The breath gets a shape. Singing may be feeling set free, courage to be heard, comfort on a dark stair. Songs in dreams often carry the message in their words, so try to recall a line, however silly. Which voice part was yours?',
    calm: 'A full voice might mean that you may take up more room.',
    uneasy: 'No sound, or laughter from the hall, could be an old remark about your voice.',
    ask: 'Which song has been in my head, and what does it say?',
  },
  crying: {
    meaning:
      'Sometimes the pillow is really wet. Tears in a dream may do what the day had no time for: grieve, let go, be touched. Old interpreters, East and West, thought them a good sign, since whoever cries at night has it behind them in the morning.',
    calm: 'Crying freely can bring plain relief, like rain after weeks of heat.',
    uneasy: 'Tears that will not come may show a grief that is waiting for a witness.',
    ask: 'For what have I not yet cried?',
  },
  eating: {
    meaning:
      'To take in, and make it one’s own. Eating may be about appetite for life, about affection, or about what you are being asked to swallow. Strange dishes are new experiences; eating alone or at a banquet are two different hungers. Did it taste of anything?',
    calm: 'Savouring each bite suggests that something new agrees with you well.',
    uneasy: 'Never getting full may mean you are fed with the wrong thing.',
    ask: 'What am I hungry for that is not on the plate?',
  },
  'giving-a-speech': {
    meaning:
      'A lectern, and your notes are a shopping list. Speaking to many may be an actual date in the diary, or the wish to be heard beyond the kitchen. Observe the audience: friendly, absent, made up entirely of relatives? They are the ones you imagine by day.',
    calm: 'Finding words without notes might show you know your subject better than your paper.',
    uneasy: 'A microphone that fails may tell of a message without an ear for it.',
    ask: 'What would I say in one minute to everybody who matters?',
  },
  'forgetting-your-lines': {
    meaning:
      'The prompter sleeps, the spotlight does not. To have forgotten the text may be fear of failing in a role you accepted: spokesman, perfect host, strong one. Maybe the lines were never yours, and the silence is the first honest moment of the play.',
    calm: 'Improvising could bring the house down, in the good sense.',
    uneasy: 'Paralysed in the light, you may have been acting without a break.',
    ask: 'What would I say here in my own words?',
  },
  gambling: {
    meaning:
      'Tiles click, and each round might be the one. Playing may be a risk you are weighing, luck you hope for, an evening with friends. Who sits opposite, what is the stake, can you leave the table? A dream gives no tips, not even good ones.',
    calm: 'Playing for fun can be a light hand with chance.',
    uneasy: 'Chasing losses may show something you keep paying for because you have paid so long.',
    ask: 'What is my stake here, honestly counted?',
  },
  'winning-the-lottery': {
    meaning:
      'The numbers agree, the knees do not. A jackpot may be the wish to be rescued at one blow from a slow problem, or a feeling of unexpected plenty. What you buy first is the real message. The numbers themselves are best left in bed.',
    calm: 'Generous planning may show what you would do with more freedom.',
    uneasy: 'A lost ticket or envious relatives could be fear of what luck brings along.',
    ask: 'Which part of that dream life costs almost nothing?',
  },
  'being-dismissed': {
    meaning:
      'A box with a plant in it, and the badge no longer opens. In uncertain times the dream may be simple worry. It can also be part of you that has already given notice, or a fear of being useful today and superfluous tomorrow. It announces nothing.',
    calm: 'Walking out into the sun could be relief you might take seriously.',
    uneasy: 'Shame in the lift may show how much of your worth is stored with one employer.',
    ask: 'What would remain of me without the title?',
  },
  promotion: {
    meaning:
      'Your name on a door. A promotion may be ambition, the ripening of a skill, or the question whether you would like what you say you want. Chairs in dreams are too big at first, then one’s feet reach the ground. Who congratulates?',
    calm: 'Pride that stays quiet might mean you have grown before anyone noticed.',
    uneasy: 'Dizziness or envy around you may tell of the price of the upper floor.',
    ask: 'What would I do there that I could begin now?',
  },
  funeral: {
    meaning:
      'People in dark clothes, slow steps, and afterwards something hot to eat. A funeral in a dream may bid farewell to a time, a habit, a relationship, and with dignity. Chinese lore takes it for a lucky sign; dream work says that a thing has been granted its end.',
    calm: 'Solemn calm can mean that you have come to agree with a loss.',
    uneasy: 'Not knowing who is being buried may show a farewell without a name as yet.',
    ask: 'What have I finished without honouring it?',
  },
  dying: {
    meaning:
      'One sees it happen, and goes on thinking, to one’s own surprise. To die in a dream is taken nearly everywhere as change: the one you were makes room. Chinese sayings even add long life. It comes at birthdays, partings, and the end of long efforts.',
    calm: 'Peace in it is frequently described, and may be remembered with gratitude.',
    uneasy: 'Struggle could show how hard it is to be no longer who you were.',
    ask: 'Who am I about to stop being?',
  },
  'coming-back-to-life': {
    meaning:
      'Someone you had buried sits in the kitchen and wants tea. A return from the dead may be longing, or an energy you gave up on, such as a hope, a talent, a love that stirs again. Sometimes it only says that your memory of them is alive.',
    calm: 'Joy at the table could be a gift of sleep, to be accepted as such.',
    uneasy: 'Confusion or dread may come from something finished that has been opened again.',
    ask: 'What have I declared dead that is breathing?',
  },
  'saving-someone': {
    meaning:
      'There is no time to be afraid, and you act. Rescue dreams may show real care for somebody, readiness for responsibility, or the need of your own that is easier to notice in another. Look at whom you saved and how old they were.',
    calm: 'Success might tell you that you are more capable than the day allows.',
    uneasy: 'Always too late, you may be carrying what no single person can.',
    ask: 'What in me would like to be saved by me?',
  },
  'being-rescued': {
    meaning:
      'A hand, a rope, headlights at the end of the road. To be rescued may be the wish not always to be the strong one, or gratitude for help that did come once. Who it was is worth noting: often somebody you would never have asked.',
    calm: 'Letting yourself be pulled up can be a skill, learned late.',
    uneasy: 'Help that passes by may show that your signals are too modest.',
    ask: 'Whom would I let help me?',
  },
  praying: {
    meaning:
      'Words upward, or only folded hands. To pray in a dream may be hope, helplessness admitted, thanks, a gathering of all one’s thoughts in one place. It happens to unbelievers too. What was asked for, and did the quiet afterwards feel like an answer?',
    calm: 'Stillness could mean you have put something into bigger hands.',
    uneasy: 'Praying in fear may show a burden for which you know no other address.',
    ask: 'For what would I ask if asking were allowed?',
  },
  waiting: {
    meaning:
      'A number, a bench, a door that opens for others. Waiting may be patience, hope, or life on hold until a call, a visa, a word from someone. Time is strange there. Notice whether you know what you wait for, and who keeps the others in the queue company.',
    calm: 'Waiting in peace suggests that something may ripen without you.',
    uneasy: 'Being passed over could mean that you have not said you are next.',
    ask: 'What could I begin while I wait?',
  },
  'saying-goodbye': {
    meaning:
      'A hand kept a second longer. Farewells in dreams may be rehearsals, or make good what was missed when somebody went too quickly. They can also be addressed to a place, a body that could do more, a time with small children in it.',
    calm: 'Tears and a smile together might be the best form of ending there is.',
    uneasy: 'Turning round again and again may show that something was not handed over.',
    ask: 'What have I still to thank for, before I go?',
  },
  'waking-inside-the-dream': {
    meaning:
      'You get up, wash, look for your shoes, and then wake up properly. False awakenings may come before early appointments or in light, broken sleep. As an image they ask how sure you are of being awake to something, and whether routine has been sleepwalking.',
    calm: 'Amusement can lead you to notice the next dream while it lasts.',
    uneasy: 'Layer upon layer without getting out may be tiredness that wants a real rest.',
    ask: 'To what have I woken up only halfway?',
  },
  'knowing-you-dream': {
    meaning:
      'In the middle of it, a clear thought: this is a dream. Lucidity can be learned a little, by looking twice at writing, hands and clocks. In the language of images it may be insight into a game you play along with. What did you do with the freedom?',
    calm: 'Delight and flight could be your imagination stretching its legs.',
    uneasy: 'Being unable to steer may remind you that seeing through is not yet changing.',
    ask: 'Where in waking life would I like to notice sooner what is going on?',
  },
  'washing-clothes': {
    meaning:
      'Water, soap, and on the line everyone can see what the family wears. Washing may be clearing up after a quarrel, care that is not thanked, a stain on one’s good name. Drying in the wind, things look innocent. Whose clothes were they?',
    calm: 'White sheets in the sun can be a simple matter, simply put right.',
    uneasy: 'A stain that stays may be shame that has outlived its cause.',
    ask: 'What would I like to see fresh on the line?',
  },
};
