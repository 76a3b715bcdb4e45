import type { SkyWords } from '../words.ts';

type Tails = Readonly<Record<string, string>>;

const AT_HOME: Tails = {
  Sun: 'Pride and purpose need no excuse from you, and people expect you to stand in the middle.',
  Moon: 'Feeling, caring and remembering are done the way they were meant to be done, by instinct.',
  Mercury: 'Your mind has all its tools within reach, and others borrow them.',
  Venus: 'Taste and affection come without effort, and it may astonish you that others must learn them.',
  Mars: 'Your strength has no trouble finding its edge; your part is to choose what to cut.',
  Jupiter: 'Hope has all its room, and giving comes to you as easily as breathing.',
  Saturn: 'Patience and judgement are native to you, and burdens seem lighter in your hands than they are.',
  Uranus: 'Independence is a matter of course for your years, and you may wonder what the others wait for.',
  Neptune: 'Imagination knows no customs barrier here, so the sober half has to be supplied by habit.',
  Pluto: 'Depth frightens neither you nor your contemporaries, and what has to change is allowed to.',
};

const HONOURED: Tails = {
  Sun: 'Courage and self-belief get a standing ovation when they are needed; humility has to be added by hand.',
  Moon: 'Your feelings rest on good ground, and calm is something you can give away.',
  Mercury: 'Exact thinking is your guest of honour, and a muddle puts itself in order when you look at it.',
  Venus: 'Love shows its most generous side, and forgiving is something you do beautifully.',
  Mars: 'Force obeys a plan, so you reach with ten strokes what others miss with a hundred.',
  Jupiter: 'Kindness grows large under your roof, and good fortune feels welcome to sit down.',
  Saturn: 'Fairness and duty agree for once, and your word has the weight of a signature.',
};

const ABROAD: Tails = {
  Sun: 'Being yourself goes by way of others, of fairness or of an idea, and in the end you shine without needing a throne.',
  Moon: "Tender needs have to be put in order or under cover before they are met, and that makes you dependable in other people's storms.",
  Mercury:
    'Thoughts go by leaps and impressions and seldom in columns, which gives you ideas no column would have held.',
  Venus: 'Liking comes with friction or with suspicion, and so you learn to love on purpose.',
  Mars: 'Striking out takes a detour through patience or courtesy, and your strength acquires manners.',
  Jupiter: 'Hope has to pass through facts and details, and what is left of it can be relied upon.',
  Saturn: 'Rules must be made among feelings or in the limelight, and you become strict about the right things.',
  Uranus: 'Freedom has to be found inside a role or a stage, and you invent one that fits.',
  Neptune: 'Dreams are asked for their papers, and yours learn a trade.',
  Pluto: 'Deep change comes through peace and possessions, slowly, and it holds.',
};

const UNHEARD: Tails = {
  Sun: "You measure yourself too much by the other person's face, and grow by deciding something alone.",
  Moon: 'Softness had little chance for a while, so that every bit of trust you give is the real thing.',
  Mercury: 'Your intelligence speaks in pictures and is underrated in examinations; write, draw or sing it.',
  Venus: 'Affection apologises, checks and mends before it dares to please, and is all the more faithful for it.',
  Mars: 'Anger gets wrapped in care and moods, and you learn to fight for what you protect.',
  Jupiter: 'Luck is rationed, and you have become someone who builds with the ration.',
  Saturn: 'Patience has to be learned at a run, and the discipline you find is all your own.',
};

/** The Sun and the Moon take the article, the planets do not. */
const the = (planet: string) => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tail = (tails: Tails, planet: string) => tails[planet] ?? 'It shows in you more clearly than in most.';

export const dignity: SkyWords['dignity'] = {
  domicile: (planet, sign) =>
    `${capital(the(planet))} is at home in ${sign}, a sign of its own. ${tail(AT_HOME, planet)}`,
  exaltation: (planet, sign) =>
    `In ${sign} ${the(planet)} is exalted, received like an honoured guest. ${tail(HONOURED, planet)}`,
  detriment: (planet, sign) =>
    `${sign} is foreign country for ${the(planet)}, the opposite of its own sign, which is called detriment. ${tail(ABROAD, planet)}`,
  fall: (planet, sign) =>
    `${capital(the(planet))} is in its fall in ${sign}, where it gets less of a hearing. ${tail(UNHEARD, planet)}`,
};
