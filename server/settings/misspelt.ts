/** Shorter names are too like other variables of a machine (`HOST`, `HOME`). */
const MIN_LETTERS = 7;

/** Variables that are no setting, and are one slip of the keyboard away from one: what is set, and what was meant. */
export function misspelt(given: readonly string[], settings: readonly string[]): [given: string, meant: string][] {
  const known = new Set(settings);
  return given
    .filter((name) => name.length >= MIN_LETTERS && !known.has(name))
    .flatMap((name) => {
      const meant = settings.find((one) => one.length >= MIN_LETTERS && isOneSlipAway(name.toUpperCase(), one));
      return meant ? [[name, meant] as [string, string]] : [];
    });
}

/** A letter more, less or another, two that changed places, or other capitals. */
function isOneSlipAway(given: string, meant: string): boolean {
  let start = 0;
  while (start < given.length && given[start] === meant[start]) start += 1;
  const [rest, wanted] = [given.slice(start), meant.slice(start)];
  if (rest.slice(1) === wanted.slice(1) || rest.slice(1) === wanted || rest === wanted.slice(1)) return true;
  return rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0];
}
