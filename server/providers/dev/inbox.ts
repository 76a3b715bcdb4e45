import type { LetterKind } from '../../../src/domain/account/letter.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { CodeSender } from '../../ports/sender.ts';
import { devPage, escapeHtml } from './mark.ts';

interface Letter {
  readonly to: string;
  readonly code: string;
  readonly language: Language;
  /** What a letter would be about. */
  readonly kind: LetterKind;
  readonly at: string;
}

const MAX_LETTERS = 200;

/** Where codes land when nobody sends them: a page on this machine, and the log. */
export class Inbox {
  readonly #letters: Letter[] = [];
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  readonly sender: CodeSender = {
    send: async (to, code, language, _brand, kind) => {
      this.#letters.unshift({ to, code, language, kind, at: new Date().toISOString() });
      this.#letters.length = Math.min(this.#letters.length, MAX_LETTERS);
      this.#log(`[dev] The code for ${to} is ${code}`);
    },
    tellOfPasskey: async (to) => this.#log(`[dev] ${to} is told of a new passkey`),
  };

  /** The newest first. */
  json(): Response {
    return Response.json(this.#letters, { headers: { 'Cache-Control': 'no-store' } });
  }

  page(): Response {
    const rows = this.#letters.map(
      ({ to, code, at }) =>
        `<tr><td>${escapeHtml(to)}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(at)}</td></tr>`,
    );
    return devPage(
      'Codes',
      rows.length === 0
        ? '<p>No code was asked for yet.</p>'
        : `<table><tr><th>For</th><th>Code</th><th>Sent</th></tr>${rows.join('')}</table>`,
    );
  }
}
