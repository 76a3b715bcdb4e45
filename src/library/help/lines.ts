import type { Language } from '../../domain/language.ts';

export interface HelpLine {
  name: string;
  number: string;
}

/** Public lines that answer day and night, by the places where a language is spoken most. Checked by hand with each release. */
export const HELP_LINES: Readonly<Record<Language, readonly HelpLine[]>> = {
  'zh-CN': [
    { name: '全国统一心理援助热线', number: '12356' },
    { name: '紧急求助（警察）', number: '110' },
    { name: '急救', number: '120' },
  ],
  'zh-TW': [
    { name: '安心專線（24 小時，免付費）', number: '1925' },
    { name: '生命線', number: '1995' },
    { name: '張老師專線', number: '1980' },
    { name: '救護與消防', number: '119' },
  ],
  en: [
    { name: 'United States and Canada: crisis line, call or text', number: '988' },
    { name: 'United Kingdom and Ireland: Samaritans', number: '116 123' },
    { name: 'Australia: Lifeline', number: '13 11 14' },
    { name: 'Emergency (Europe and mobile phones in most places)', number: '112' },
  ],
};
