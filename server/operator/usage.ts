const DRY_RUN = '--dry-run';
/** Words of `--restore`, which are no commands. */
const BESIDE: readonly string[] = [DRY_RUN, '--at', '--line'];
/** Words of a name or a reason may begin with a hyphen; these are taken for options. */
const OPTION = /^--?[a-z][a-z-]*$/;

/** What the program was asked for: the command, null where it shall serve. */
export interface Asked {
  readonly command: string | null;
  readonly words: readonly string[];
  readonly dryRun: boolean;
}

/**
 * Reads the words behind the program's name. @throws BadCommand where they are none of its commands: a mistyped one must
 * neither start a server nor do what a dry run would only try
 */
export function readCommand(argv: readonly string[]): Asked {
  const [command = null, ...words] = argv.filter((word) => word !== DRY_RUN);
  const dryRun = argv.includes(DRY_RUN);
  if (command === null && !dryRun) return { command, words, dryRun };
  if (command === null || !Object.hasOwn(USAGE, command)) throw new BadCommand(command ?? DRY_RUN);
  const unknown = words.find((word) => OPTION.test(word) && !BESIDE.includes(word));
  if (unknown !== undefined) throw new BadCommand(unknown);
  return { command, words, dryRun };
}

/** It is no command of the program. */
export class BadCommand extends Error {
  constructor(word: string) {
    super(`"${word}" is no command. --help lists the commands; without one a server is started.`);
  }
}

/** `--help`. */
export function usage(): string {
  const lines = Object.entries(USAGE).map(([name, [words, what]]) => `${`${name} ${words}`.padEnd(40)} ${what}`);
  return [
    'Without a command a server is started. A command does its work beside it and ends:',
    '',
    ...lines,
    '',
    `${DRY_RUN} behind a command that changes something: it is tried and taken back.`,
    'docs/operations.md tells more.',
  ].join('\n');
}

/** Every command: the words behind it, and what it does. */
const USAGE: Readonly<Record<string, readonly [words: string, what: string]>> = {
  '--help': ['', 'lists the commands'],
  '--version': ['', 'says which version this is'],
  '--settings': ['', 'lists the settings'],
  '--vapid-keys': ['', 'makes a pair of keys for pushes'],
  '--migrate': ['', 'brings the tables up to this version'],
  '--backup': ['FOLDER', 'copies the embedded database'],
  '--restore': ['FOLDER [--at TIME|latest [--line NUMBER]]', 'puts a copy of the embedded database back'],
  '--reader': ['ADDRESS NAME', 'gives an account a seat at /desk'],
  '--reader-leaves': ['ADDRESS', 'takes it away'],
  '--readers': ['', 'lists readers'],
  '--operator': ['ADDRESS', 'gives an account a seat at /operator'],
  '--operator-leaves': ['ADDRESS', 'takes it away'],
  '--operators': ['', 'lists operators'],
  '--today': ['', 'tells orders, money and queue since midnight UTC'],
  '--check-books': ['', 'looks whether the books hold'],
  '--person': ['ADDRESS', 'shows books, orders and sessions of one account'],
  '--send-code': ['ADDRESS REASON', 'sends a login code'],
  '--log-out': ['ADDRESS [REASON]', 'ends all sessions of one account'],
  '--log-out-all': ['', 'ends all sessions'],
  '--drop-passkeys': ['ADDRESS REASON', 'removes passkeys, second step and sessions of one account'],
  '--flag': ['ADDRESS', 'shows one account the choice of language on /user'],
  '--unflag': ['ADDRESS', 'takes it away'],
  '--refund': ['ORDER REASON', 'undoes a paid purchase'],
  '--mismatches': ['[handled]', 'lists what providers reported that did not fit the books'],
  '--mismatch-handled': ['PROVIDER EVENT REASON', 'marks one of them as handled'],
  '--mismatch-open': ['PROVIDER EVENT REASON', 'takes the mark away'],
  '--switch-off': ['NAME …', 'hides parts of the app'],
  '--switch-on': ['NAME …', 'shows them again'],
  '--switches': ['', 'lists them'],
  '--notice': ['ID info|maintenance FROM UNTIL ENGLISH SIMPLIFIED TRADITIONAL', 'shows a text on home'],
  '--notice-ends': ['ID', 'removes it'],
  '--notices': ['', 'lists them'],
  '--price': ['KEY=COINS …', 'sets prices'],
  '--prices': ['', 'lists prices'],
  '--spread-order': ['ID …', 'puts spreads first in their lists'],
  '--spread-hide': ['ID …', 'takes spreads out of the lists'],
  '--spread-show': ['ID …', 'puts them back'],
  '--spreads': ['', 'lists spreads'],
};
