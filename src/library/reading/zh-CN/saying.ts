const DIGITS = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

export const digit = (count: number) =>
  DIGITS[count] ?? (count < 20 ? `十${DIGITS[count - 10]!.replace('两', '二')}` : String(count));

export const turned = (card: string, reversed: boolean) => `${reversed ? '逆位的' : ''}${card}`;

/** One way of several, by another digit of the number the seal decides for each kind of sentence. */
export const pick = <Way>(way: number, place: number, ways: readonly Way[]): Way =>
  ways[Math.floor(way / 7 ** place) % ways.length]!;
