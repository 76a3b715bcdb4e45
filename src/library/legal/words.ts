export const LEGAL_PAGES = ['terms', 'privacy', 'sdk', 'member', 'renewal'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}

export type LegalWords = Readonly<Record<LegalPage, LegalText>>;
