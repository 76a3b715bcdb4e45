import { MARKED_FACTS } from '../domain/painted-facts.ts';
import { loadLegal } from '../library/legal/load.ts';
import { LEGAL_PAGES, type LegalPage } from '../library/legal/words.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import { LegalText } from '../screens/legal/LegalText.tsx';
import type { PageKind } from './kind.ts';

const PATHS: Readonly<Record<LegalPage, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  sdk: '/sdk',
  member: '/agreement/member',
  renewal: '/agreement/renewal',
};

export const legal: PageKind = {
  module: '/src/screens/legal/Legal.tsx',
  async pages(language, { components }) {
    const texts = await loadLegal(language);
    const { about, library, description } = PAGE_WORDS[language].legal;
    return LEGAL_PAGES.map((name) => {
      const { title, sections } = texts[name];
      const ofComponents = name === 'sdk' ? { components } : {};
      return {
        address: `/${language}/legal/${name}`,
        name: title,
        title: `${title} · ${about}`,
        description: description(title, sections[0]!.paragraphs[0]!),
        library: { name: library, address: `/${language}/about` },
        same: [PATHS[name]],
        schema: { '@type': 'WebPage' },
        marked: true,
        data: ofComponents,
        screen: (
          <LegalText page={name} words={texts} facts={MARKED_FACTS} up={`/${language}/about`} {...ofComponents} />
        ),
      };
    });
  },
};
