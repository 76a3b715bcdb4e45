import type { LetterKind } from '../../src/domain/account/letter.ts';
import type { Brand } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';

/** Brings a code to a phone (`+86…`) or an e-mail address. `brand`: the one that the person is at. `kind`: which of the fixed subjects a letter bears. Throws when it certainly did not go out. */
export interface CodeSender {
  send(subject: string, code: string, language: Language, brand: Brand, kind: LetterKind): Promise<void>;
  /** Tells that a passkey was added to the account; missing where there is no way to. */
  tellOfPasskey?(subject: string, language: Language, brand: Brand): Promise<void>;
}
