import type { Bond, Intent } from '../matter-kinds.ts';
import { textOf } from './clauses.ts';
import type { Somebody } from './person.ts';
import type { Token } from './tokens.ts';

/** What the words say of the asker's own bond: alone, with somebody, or parted. */
export function bondOf(tokens: readonly Token[], persons: readonly Somebody[], intent: Intent): Bond | null {
  const text = textOf(tokens);
  if (SINGLE.test(text)) return 'single';
  if (intent === 'reconcile' || APART.test(text)) return 'apart';
  const roles = persons.map(({ role }) => role);
  if (roles.includes('partner') || roles.includes('spouse')) return 'together';
  if (roles.includes('ex')) return 'apart';
  return TOGETHER.test(text) ? 'together' : null;
}

const SINGLE = /单身|脱单|母胎|光棍|单着|脱鲁| (?:single|singledom) /;
const APART =
  /分手(?:了|后|以|已|都|快|半|三|两|一|几|好|多|这|至|\d|时|之)|分开(?:了|后|已)|离婚(?:了|后|已)|分了手| (?:broke up|broken up|split up|we split|breakup|divorced|since we split|dumped me|left me|after the split|been apart) /;
const TOGETHER =
  /结婚.{1,4}年|交往|异地恋|热恋|在一起(?:才|已|快|\d|一|两|三|四|五|六|七|八|九|十|半|好|很|了)|情侣|xql|同居(?:了|后|\d|半|一|两)|婚后|我们的婚姻|我的婚姻| (?:my marriage|our marriage|my relationship|our relationship|we have been together|been together|been married|been dating|years married) /;
