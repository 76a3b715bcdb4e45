import { apiLocale } from '../../domain/language.ts';
import { chosenLanguage } from '../../storage/language.ts';

/** The calls of the copy; their code is fetched with the first. */
export async function server() {
  const [{ callServer }, copy] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/copy.ts'),
  ]);
  return { callServer, copy, locale: apiLocale(chosenLanguage()) };
}
