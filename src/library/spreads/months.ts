type Place = { name: string; meaning: string };

/** The words of twelve months that have no names yet, for draws that do not say when they begin. */
export function months(word: (month: number) => Place): Record<string, Place> {
  return Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`month${index + 1}`, word(index + 1)]));
}
