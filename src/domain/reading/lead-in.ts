import { isSuspicion } from './hedge.ts';
import type { Verdict } from './matter-words.ts';
import { spanBefore } from './subject.ts';
import type { MatterSpeech } from './texts.ts';
import { type Asking, ofIntent } from './words-of.ts';

/**
 * Ways to answer with what stands before them: the thing that the question names, the time that it names, and yes or no
 * to its very words, where a `verdict` on what the words for the matter affirm is given and nobody is under suspicion or ill.
 */
export function ledIn(
  asking: Asking & { phrases: MatterSpeech },
  ways: readonly string[],
  verdict: Verdict = 'unclear',
): readonly string[] {
  const { matter, phrases } = asking;
  const { yesNo, things } = phrases.matter;
  const span = spanBefore(asking);
  const isThingNamed = matter.thing && span === null && !isSuspicion(matter);
  const thing = isThingNamed ? things.before.map((way) => way.replace('{thing}', matter.thing!)) : [];
  const { yes } = matter;
  const isSilent = verdict === 'unclear' || !yes || isSuspicion(matter) || matter.intent === 'health';
  const said = isSilent ? null : (verdict === 'yes') !== yes.against ? 'yes' : 'no';
  const words = said ? yesNo(said, yes?.verb ?? null) : [];
  return ways.map((way, index) => {
    const verb = yes?.verb ?? '';
    const isRepeated = verb.length > 1 && words[index % words.length]?.includes(way.slice(0, verb.length));
    const isSaid = said !== null && ((!yes?.against && SAYS.test(way)) || isRepeated);
    const leads = [words[index % words.length], span, thing[index % thing.length]];
    return leads.reduce<string>(
      (text, lead, place) => (lead && !(place === 0 && isSaid) ? phrases.after(lead, text) : text),
      way,
    );
  });
}

/** Whether to do it, by the `verdict` on what the words for the matter have the asker do. */
export function deedWays(asking: Asking & { phrases: MatterSpeech }, verdict: Verdict): readonly string[] {
  const { matter, phrases } = asking;
  const { should, stop } = phrases.matter;
  const leaning = (does: boolean) => (verdict === 'unclear' ? 'unclear' : does ? 'do' : 'refrain');
  // What is asked is said by itself there; the words for the matter want a yes or a no after a question for the opposite.
  if (matter.yes?.stop) return ledIn(asking, stop[leaning(verdict === 'no')]);
  return ledIn(asking, ofIntent(should, asking)[leaning(verdict === 'yes')], matter.yes?.against ? verdict : 'unclear');
}

/** A way that begins with a yes or a no of its own. */
const SAYS =
  /^(?:Yes|Not?\b|Probably|It is (?:yes|no)|(?:\{who\})?(?:多半|看着|大概)?(?:不?[会會能是]|.[得不](?:下?[到来來]|[上成住起开開了动動]))|没有|沒有|有(?!一|人|些|点|點)|可以|不行)/;
