import type { MatterWords } from './matter-words.ts';

/** Words for two ways without the marks of quotation: nobody is quoted who named none. */
export function unquoted(which: MatterWords['which']): MatterWords['which'] {
  return {
    ...which,
    a: which.a.map(bare),
    b: which.b.map(bare),
    even: which.even.map(bare),
    each: which.each.map(bare),
    decides: which.decides.map(bare),
    neither: which.neither.map(bare),
    choosing: which.choosing.map(bare),
    one: { gives: which.one.gives.map(bare), costs: which.one.costs.map(bare) },
  };
}

/** A template whose ways stand in it without marks of quotation. */
export function bare(template: string): string {
  return template.replace(/[“「]\{(a|b|way)\}[”」]/gu, '{$1}');
}
