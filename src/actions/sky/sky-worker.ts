import { answerSky, type SkyQuestion } from '../../domain/sky/questions.ts';

/** A dedicated worker: it computes what the fine tables of the sky say, so that no page stands still meanwhile. */
addEventListener('message', ({ data }: MessageEvent<{ number: number; question: SkyQuestion }>) => {
  const { number, question } = data;
  try {
    postMessage({ number, answer: answerSky(question) });
  } catch (reason) {
    postMessage({ number, failure: String(reason) });
  }
});
