import { useLingui } from '@lingui/react/macro';
import { cleanOptions } from '../../../domain/question/clean-options.ts';
import type { Matter } from '../../../domain/question/matter-kinds.ts';
import type { AboutWords } from '../../../library/reading/about.ts';

interface AboutLineProps {
  matter: Pick<Matter, 'intent' | 'person' | 'options' | 'span' | 'sure'> & Partial<Pick<Matter, 'form' | 'bond'>>;
  about: AboutWords;
}

/** A matter in one line: what, in which form and bond where they are given, of whom, between which two, in which time. */
export function AboutLine({ matter: { intent, form, bond, person, options, span, sure }, about }: AboutLineProps) {
  const { t } = useLingui();
  const named = [
    about.intents[intent],
    form && about.forms[form],
    bond && about.bonds[bond],
    person && about.persons[person][0],
    cleanOptions(options)?.join(' / '),
    span && about.spans[span][0],
  ]
    .filter(Boolean)
    .join(' · ');
  return sure ? t`About: ${named}` : t`About, perhaps: ${named}`;
}
