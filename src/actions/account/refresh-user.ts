import { apiLocale } from '../../domain/language.ts';
import { currentSession, setUser } from '../../session.ts';
import { adoptDiary } from '../../storage/diary.ts';
import { dropDraftsOfOthers } from '../../storage/drafts-away.ts';
import { adoptReadings } from '../../storage/journal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { adoptLayouts } from '../../storage/layouts.ts';
import { adoptLessons } from '../../storage/lessons.ts';
import { adoptTests } from '../../storage/quizzes.ts';

/** Who is here, by the server's word; kept for the time without a network. Told too late, after a log-out, it is dropped. */
export async function refreshUser(): Promise<void> {
  const { token } = currentSession();
  if (!token) return;
  try {
    const [{ callServer }, { userInfo }] = await Promise.all([
      import('../../service/client.ts'),
      import('../../contract/account.ts'),
    ]);
    const [user] = await callServer(userInfo, { locale: apiLocale(chosenLanguage()) });
    if (currentSession().token !== token) return;
    setUser(user);
    await adoptReadings(user.user_id);
    await adoptLayouts(user.user_id);
    await adoptDiary(user.user_id);
    await adoptTests(user.user_id);
    await adoptLessons(user.user_id);
    await dropDraftsOfOthers(user.user_id);
  } catch (reason) {
    console.info('Who is here could not be asked just now:', String(reason));
  }
}
