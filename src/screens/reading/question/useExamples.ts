import { useLingui } from '@lingui/react/macro';
import type { Topic } from '../../../domain/topic.ts';

/** Questions that cards can answer: open, about oneself, within reach. */
export function useExamples(): Record<Topic, string[]> {
  const { t } = useLingui();
  return {
    love: [t`Where is this bond heading?`, t`What do I not see in us?`, t`How can I open up to somebody new?`],
    work: [
      t`What helps me in my job right now?`,
      t`Should I look for another place?`,
      t`How do I handle my team better?`,
    ],
    money: [t`What drains my money?`, t`How can I save without strain?`, t`What is this purchase really about?`],
    study: [t`How do I prepare well for this exam?`, t`What blocks my learning?`, t`Which subject suits me?`],
    spirit: [t`What do I need to rest from?`, t`What am I carrying that is not mine?`, t`What wants to begin in me?`],
    open: [t`What should I know today?`, t`What is asking for my attention?`, t`What can I let go of?`],
  };
}
