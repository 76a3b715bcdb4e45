import type { Moderator, Verdict } from '../../ports/moderator.ts';
import { type AliyunKey, callAliyun } from '../aliyun/call.ts';
import { judge } from './words.ts';

export interface AliyunModeration extends AliyunKey {
  readonly service: string;
}

/** What each level of risk means for a question; a level that is not known here is `unsure`. */
const VERDICTS: Readonly<Record<string, Verdict>> = { none: 'pass', low: 'pass', medium: 'unsure', high: 'block' };

/**
 * Aliyun text moderation (TextModerationPlus, 2022-03-02) after the embedded word rules, which need no network.
 * `check` throws when nobody answers; the caller takes that for `unsure`.
 */
export function aliyunModerator(moderation: AliyunModeration): Moderator {
  return {
    async check(text) {
      const verdict = judge(text);
      return verdict === 'pass' ? await askAliyun(moderation, text) : verdict;
    },
  };
}

async function askAliyun(moderation: AliyunModeration, content: string): Promise<Verdict> {
  const { status, answer } = await callAliyun(moderation, 'TextModerationPlus', '2022-03-02', {
    Service: moderation.service,
    ServiceParameters: JSON.stringify({ content }),
  });
  const data = answer.Data as { RiskLevel?: string } | undefined;
  if (answer.Code !== 200 || !data) throw new Error(`Aliyun moderation answered ${status} ${answer.Code ?? ''}`);
  return VERDICTS[data.RiskLevel ?? ''] ?? 'unsure';
}
