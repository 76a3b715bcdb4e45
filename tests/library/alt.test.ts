import { describe, expect, it } from 'vitest';
import { LENORMAND } from '../../src/domain/decks/lenormand.ts';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { PICTURE_SIDES } from '../../src/domain/lenormand/facing.ts';
import { loadAltTexts } from '../../src/library/alt/load.ts';
import { strangeTo } from './script.ts';

const STRANGE = {
  en: (text: string) => text.match(/\p{Script=Han}|[—–…"]/gu) ?? [],
  'zh-CN': (text: string) => strangeTo('mainland', text),
  'zh-TW': (text: string) => strangeTo('Taiwan', text),
};
const SIDES = {
  en: { left: /\bleft\b/, right: /\bright\b/ },
  'zh-CN': { left: /左/, right: /右/ },
  'zh-TW': { left: /左/, right: /右/ },
};

describe.each(LANGUAGES)('what is to be seen on the cards, in %s', (language) => {
  it('is one whole sentence of its own for every card', async () => {
    const alt = await loadAltTexts(language);
    const ids = [...TAROT, ...LENORMAND].map(({ id }) => id);
    expect(Object.keys(alt).sort()).toEqual([...ids].sort());
    expect(new Set(Object.values(alt)).size).toBe(ids.length);
    for (const [id, sentence] of Object.entries(alt)) {
      expect(sentence, id).toMatch(language === 'en' ? /^[A-Z][^.]+\.$/ : /^[^。，]+[^。]*。$/u);
      expect(sentence.length, id).toBeGreaterThan(language === 'en' ? 30 : 9);
      expect(sentence.length, id).toBeLessThan(language === 'en' ? 230 : 90);
      expect(STRANGE[language](sentence), id).toEqual([]);
    }
  });
  it('names the sides that carry meaning as the reading takes them', async () => {
    const alt = await loadAltTexts(language);
    expect(alt.len10).toMatch(SIDES[language][PICTURE_SIDES.scytheBlade]);
    expect(alt.len28).toMatch(SIDES[language][PICTURE_SIDES.manLooks]);
    expect(alt.len29).toMatch(SIDES[language][PICTURE_SIDES.womanLooks]);
    const dark = alt.len06!.search(SIDES[language][PICTURE_SIDES.cloudsDark]);
    const bright = alt.len06!.search(SIDES[language][PICTURE_SIDES.cloudsDark === 'left' ? 'right' : 'left']);
    expect(dark).toBeGreaterThanOrEqual(0);
    // the dark side is told first
    expect(dark).toBeLessThan(bright);
  });
});
