import { MARKED_FACTS } from '../domain/painted-facts.ts';
import { loadAbout } from '../library/about/load.ts';
import { loadLegal } from '../library/legal/load.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import { AboutText } from '../screens/settings/AboutText.tsx';
import type { PageKind } from './kind.ts';

export const about: PageKind = {
  module: '/src/screens/settings/AboutApp.tsx',
  async pages(language) {
    const words = await loadAbout(language);
    const said = (text: string) => text.replaceAll('{name}', MARKED_FACTS.name);
    const name = said(words.title);
    return [
      {
        address: `/${language}/about`,
        name,
        title: `${name} · ${PAGE_WORDS[language].about}`,
        description: said(words.questions[0]!.answer),
        same: ['/user/about'],
        schema: {
          '@type': 'FAQPage',
          mainEntity: words.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: said(question),
            acceptedAnswer: { '@type': 'Answer', text: said(answer) },
          })),
        },
        marked: true,
        screen: <AboutText words={words} legal={await loadLegal(language)} language={language} facts={MARKED_FACTS} />,
      },
    ];
  },
};
