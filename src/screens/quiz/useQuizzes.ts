import { useState } from 'react';
import { refreshTaken, refreshTest, refreshTestList } from '../../actions/content/quizzes.ts';
import { sendWaiting } from '../../actions/outbox/sender.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useSession } from '../../session.ts';
import { readQuizList, readQuizText, readQuizzes } from '../../storage/quizzes.ts';
import { useLive } from '../../storage/store/live.ts';
import { useAsking } from '../login/useAsking.ts';
import { useFailureWords } from '../login/useFailureWords.ts';

/** The tests as this phone keeps them, asked for anew when the page opens and when the network is back. */
export function useQuizList() {
  const language = currentLanguage();
  const list = useLive(async () => (await readQuizList(language)) ?? null, [language]);
  const { failure, ask } = useAsked('list', async () => {
    await refreshTestList(language);
    await refreshTaken();
  });
  return { quizzes: list?.tests, failure: list ? '' : failure, ask };
}

/** The words of a test. `null`: this phone does not have them yet. */
export function useQuizText(id: string) {
  const language = currentLanguage();
  const text = useLive(async () => (await readQuizText(language, id)) ?? null, [language, id]);
  const { failure, ask } = useAsked(id, async () => {
    await refreshTest(id, language);
    await refreshTaken();
    await sendWaiting();
  });
  return { text, failure: text ? '' : failure, ask };
}

/** What the person who is here has begun and taken, the last one first. */
export function useMyTests() {
  const me = useSession().user?.user_id ?? '';
  return useLive(() => readQuizzes(me), [me]);
}

function useAsked(what: string, refresh: () => Promise<void>) {
  const words = useFailureWords();
  const [failure, setFailure] = useState('');
  const ask = () => {
    setFailure('');
    refresh().catch((reason) => setFailure(words(reason)));
  };
  useAsking(what, () => what !== '' && ask());
  return { failure, ask };
}
