import { type Changeable, inOrder } from './portable.ts';

/**
 * Two states of a reading on two phones, as one; `agreed` is the state that both last had, where they had one. The
 * result does not depend on which phone merges, and merging it again changes nothing. No words are lost: notes that
 * were changed on both phones stand one below the other.
 */
export function mergeStates(agreed: Changeable | undefined, one: Changeable, other: Changeable): Changeable {
  const changed = <Name extends 'tableau' | 'options' | 'matter' | 'answer'>(name: Name) =>
    withField(name, pick(agreed && { value: agreed[name] }, one[name], other[name]));
  return {
    savedAt: [one.savedAt, other.savedAt].sort()[0] as string,
    note: mergeNotes(agreed?.note, one.note, other.note),
    ...withField('landed', later(one.landed, other.landed)),
    ...withField('clarifier', earlier(one.clarifier, other.clarifier)),
    ...changed('tableau'),
    ...changed('options'),
    ...changed('matter'),
    ...changed('answer'),
  };
}

/**
 * Two states of a note. What only one phone changed is as it left it; of what both changed each paragraph stays that one
 * of them wrote, and none stands twice.
 */
export function mergeNotes(agreed: string | undefined, one: string, other: string): string {
  if (one === other || agreed === other) return one;
  if (agreed === one) return other;
  const [upper, lower] = [one, other].sort() as [string, string];
  const was = new Set(paragraphs(agreed ?? ''));
  const above = stillThere(upper, lower, was);
  const below = stillThere(lower, upper, was);
  if (above.every((paragraph) => below.includes(paragraph))) return below.join(BREAK);
  return [...above, ...below.filter((paragraph) => !above.includes(paragraph))].join(BREAK);
}

const BREAK = '\n\n';

function paragraphs(note: string): string[] {
  return note.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

/** The paragraphs of a note without those that the other phone took away. */
function stillThere(note: string, other: string, was: ReadonlySet<string>): string[] {
  const there = new Set(paragraphs(other));
  return paragraphs(note).filter((paragraph) => !was.has(paragraph) || there.has(paragraph));
}

/** What was changed; where both changed it to different things, always the same of the two. */
function pick<Value>(agreed: { value: Value } | undefined, one: Value, other: Value): Value {
  const [first, second] = [inOrder(one ?? null), inOrder(other ?? null)];
  if (agreed && first === inOrder(agreed.value ?? null)) return other;
  if (agreed && second === inOrder(agreed.value ?? null)) return one;
  if (one === undefined || other === undefined) return one ?? other;
  return first < second ? one : other;
}

function later<Value extends { at: string }>(one: Value | undefined, other: Value | undefined): Value | undefined {
  if (!one || !other) return one ?? other;
  if (one.at === other.at) return inOrder(one) < inOrder(other) ? one : other;
  return one.at > other.at ? one : other;
}

function earlier<Value extends { drawnAt: string }>(
  one: Value | undefined,
  other: Value | undefined,
): Value | undefined {
  if (!one || !other) return one ?? other;
  if (one.drawnAt === other.drawnAt) return inOrder(one) < inOrder(other) ? one : other;
  return one.drawnAt < other.drawnAt ? one : other;
}

function withField<Name extends string, Value>(name: Name, value: Value | undefined): { [Field in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Field in Name]?: Value });
}
