import { FALLBACK_LANGUAGE, isLanguage, type Language, nearestLanguage } from '../../src/domain/language.ts';

/** The language that a list of tags or an Accept-Language header asks for, by its weights. */
export function languageOf(header: string | undefined | null): Language {
  if (!header) return FALLBACK_LANGUAGE;
  if (isLanguage(header)) return header;
  const known = remembered.get(header);
  if (known) return known;
  const tags = header
    .slice(0, 500)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { tag: tag.trim(), weight: Number.isNaN(weight) ? 0 : weight, place };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  const language = nearestLanguage(tags.map(({ tag }) => tag));
  if (remembered.size < 500) remembered.set(header, language);
  return language;
}

const remembered = new Map<string, Language>();
