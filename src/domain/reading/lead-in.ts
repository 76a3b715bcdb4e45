import type { Verdict } from './matter-words.ts';
import { spanBefore } from './subject.ts';
import type { MatterSpeech } from './texts.ts';
import type { Asking } from './words-of.ts';

/**
 * Ways to answer with what stands before them: the thing that the question names, the time that it names, and yes or no
 * to its very words, where a `verdict` on what the words for the matter affirm is given.
 */
export function ledIn(
  asking: Asking & { phrases: MatterSpeech },
  ways: readonly string[],
  verdict: Verdict = 'unclear',
): readonly string[] {
  const { matter, phrases } = asking;
  const { yesNo, things } = phrases.matter;
  const span = spanBefore(asking);
  const thing = matter.thing && span === null ? things.before.map((way) => way.replace('{thing}', matter.thing!)) : [];
  const { yes } = matter;
  const said = verdict === 'unclear' || !yes ? null : (verdict === 'yes') !== yes.against ? 'yes' : 'no';
  const words = said ? yesNo(said, yes?.verb ?? null) : [];
  return ways.map((way, index) => {
    const isSaid = said !== null && !yes?.against && SAYS.test(way);
    const leads = [words[index % words.length], span, thing[index % thing.length]];
    return leads.reduce<string>(
      (text, lead, place) => (lead && !(place === 0 && isSaid) ? phrases.after(lead, text) : text),
      way,
    );
  });
}

/** A way that begins with a yes or a no of its own. */
const SAYS = /^(?:Yes|Not?\b|Probably|It is (?:yes|no)|不?[会會能是]|没有|沒有|有(?!一|人|些|点|點)|可以|不行)/;
