/** A sum as a command tells it: money in minor units (269 of USD is $2.69), and said so; coins as they are. */
export function amountOf(sum: number, currency: string): string {
  return currency === 'coin' ? `${sum} coins` : `${sum} ${currency} (minor units)`;
}
