import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkerMessage } from '../../src/contract/worker-messages.ts';
import { FREEABLE_PARTS } from '../../src/domain/device-parts.ts';
import { LANGUAGES } from '../../src/domain/language.ts';

describe('what a page asks of the worker', () => {
  it('is read as it was sent', () => {
    for (const type of ['SKIP_WAITING', 'BUILD'] as const) expect(readWorkerMessage({ type })).toEqual({ type });
    for (const language of LANGUAGES) {
      for (const type of ['KEEP_PACKS', 'PARTS', 'WEIGHTS'] as const)
        expect(readWorkerMessage({ type, language })).toEqual({ type, language });
      for (const part of FREEABLE_PARTS)
        for (const type of ['WANT', 'FREE'] as const)
          expect(readWorkerMessage({ type, part, language })).toEqual({ type, part, language });
    }
  });

  it('is nothing where this build does not know it, and never lets go of what does not come back', () => {
    for (const data of [undefined, null, 7, 'BUILD', {}, { type: 'PARTS' }, { type: 'PARTS', language: 'fr' }])
      expect(readWorkerMessage(data)).toBeNull();
    expect(readWorkerMessage({ type: 'FREE', language: 'en', part: 'app' })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const read = readWorkerMessage(data);
        if (read && 'part' in read) expect(FREEABLE_PARTS).toContain(read.part);
      }),
    );
  });
});
