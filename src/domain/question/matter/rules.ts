import type { Intent } from '../matter-kinds.ts';

/** The intent for which a kind of word speaks by itself, and how much. */
export const BASE: Readonly<Record<string, readonly [Intent, number]>> = {
  likesMe: ['feelings', 6],
  reach: ['contact', 5.5],
  again: ['reconcile', 6],
  meetOne: ['meet', 5],
  tellLove: ['confess', 5.5],
  between: ['bond', 4],
  marry: ['commit', 6],
  cheat: ['loyalty', 5],
  part: ['leave', 5.5],
  getJob: ['offer', 5.5],
  leaveJob: ['change', 6],
  vocation: ['calling', 5],
  rise: ['rise', 5.5],
  office: ['colleagues', 4.5],
  venture: ['business', 5],
  exam: ['exam', 5],
  learn: ['study', 4.5],
  money: ['money', 5],
  buySell: ['purchase', 5],
  selfKnow: ['self', 4],
  mood: ['mood', 4.5],
  family: ['family', 4],
  friend: ['friend', 4.5],
  move: ['move', 5],
  health: ['health', 5],
  lose: ['lost', 2],
  outlook: ['outlook', 3],
  time: ['outlook', 2],
  going: ['outlook', 1.5],
  nothing: ['open', 3],
  job: ['change', 1],
  thing: ['lost', 1],
  bigThing: ['purchase', 1.5],
  place: ['move', 2],
  '@partner': ['bond', 2.5],
  '@spouse': ['bond', 2.5],
  '@crush': ['feelings', 2.5],
  '@ex': ['reconcile', 2],
  '@unmet': ['meet', 5],
  '@someone': ['meet', 1],
  apps: ['meet', 4.5],
  '@rival': ['loyalty', 3.5],
  '@boss': ['colleagues', 4],
  '@colleague': ['colleagues', 4],
  '@business': ['business', 4],
  '@friend': ['friend', 4],
  '@mother': ['family', 3.5],
  '@father': ['family', 3.5],
  '@parents': ['family', 3.5],
  '@child': ['family', 3.5],
  '@sibling': ['family', 3.5],
  '@inlaw': ['family', 3.5],
  '@relative': ['family', 3.5],
  '@animal': ['lost', 1.5],
};

/** Kinds that a rule may name together. */
export const GROUPS: Readonly<Record<string, string>> = {
  '@love': '@partner @spouse @crush @ex',
  '@kin': '@mother @father @parents @child @sibling @inlaw @relative',
  '@work': '@boss @colleague',
  '@near': '@partner @spouse',
};

interface Rule {
  intent: Intent;
  weight: number;
  needs: readonly string[];
  without: readonly string[];
}

/** What speaks for an intent, or against it, only in company: `intent weight kind kind !kind`. */
export const RULES: readonly Rule[] = `
lost 5 lose thing
lost 4 lose @animal !health
lost 5 again @animal !@love
lost 3 reach @animal !@love
reconcile -4 again @animal !@love
purchase 4 buySell bigThing
change 3 leaveJob job
move 3 move place
offer 3 reach getJob
loyalty 4 apps @near
family 3 @kin living !@love
commit -4 @kin living !@love
calling 4 fit trade
calling 3 trade form:which !leaveJob !venture
change 3 trade leaveJob
change 2.5 trade part !@love
calling 2 fit vocation
colleagues 1.5 office mood
study 2 learn exam form:which
reconcile 2 again likesMe
leave 2 part again form:which
leave 4 part cheat form:should
family 2 @kin selfKnow
loyalty 2 @rival @near
loyalty 3 cheat reach @near
commit 3 living @near
colleagues 2 @work selfKnow
friend 2 @friend selfKnow
offer 3 job place !move
offer 2.5 trade job !fit !leaveJob !form:which !form:should
outlook 2 time going
outlook 1 time outlook
loyalty 3 @near @ex
calling 3 fit job
calling 2.5 fit leaveJob
calling 2 fit getJob
rise 2 rise vocation
rise 2 rise @work
change 2.5 leaveJob @work
money 2 money @friend
money 2 money @kin
health 2 health @kin
health 3 health @animal
exam 2 exam @child
study 2 learn @child
family 2 @kin handle
colleagues 1.5 @work handle
bond 0.8 between @near
money 2 money @business
business 2 venture place !move
self 2 selfKnow learn
confess 1.5 tellLove reach form:which
confess 1.5 tellLove reach form:how
leave -2.5 parted reach
leave -2.5 parted again
leave -2.5 parted likesMe
business 2 venture @business
business 2 venture @friend
offer 2 getJob @child
`
  .trim()
  .split('\n')
  .map((line) => {
    const [intent = '', weight, ...kinds] = line.split(' ');
    return {
      intent: intent as Intent,
      weight: Number(weight),
      needs: kinds.filter((kind) => !kind.startsWith('!')),
      without: kinds.filter((kind) => kind.startsWith('!')).map((kind) => kind.slice(1)),
    };
  });

interface Shift {
  group: string;
  intent: Intent;
  /** The intents whose weight moves. */
  soft: readonly Intent[];
  /** The kinds of word with which it stays. */
  unless: readonly string[];
}

const shiftOf = (group: string, intent: string, soft: string, unless: string): Shift => ({
  group,
  intent: intent as Intent,
  soft: soft.split(' ') as Intent[],
  unless: unless.split(' '),
});

/** Where somebody of a group is spoken of and no lover, what is said of these intents speaks for that one. */
export const SHIFTS: readonly Shift[] = [
  shiftOf(
    '@friend',
    'friend',
    'feelings contact reconcile confess bond loyalty leave family colleagues',
    'romantic wooing',
  ),
  shiftOf(
    '@kin',
    'family',
    'feelings contact reconcile confess bond commit loyalty leave friend colleagues',
    'romantic',
  ),
  shiftOf('@boss', 'colleagues', 'feelings contact reconcile confess bond loyalty friend family', 'romantic'),
  shiftOf(
    '@colleague',
    'colleagues',
    'feelings contact reconcile confess bond loyalty friend family',
    'romantic wooing',
  ),
  shiftOf('@business', 'business', 'feelings contact reconcile confess bond loyalty colleagues', 'romantic'),
];
