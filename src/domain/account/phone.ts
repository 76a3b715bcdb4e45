/** The three countries whose mobile numbers the product takes. */
export const REGIONS = ['cn', 'tw', 'vn'] as const;
export type Region = (typeof REGIONS)[number];

export const DIAL: Record<Region, string> = { cn: '+86', tw: '+886', vn: '+84' };

/** National mobile numbers, with the leading 0 of Taiwan and Vietnam optional. The group is what follows the prefix. */
const NATIONAL: Record<Region, RegExp> = {
  cn: /^(1[3-9]\d{9})$/,
  tw: /^0?(9\d{8})$/,
  vn: /^0?([35789]\d{8})$/,
};

/**
 * A typed number as `+86…`, `+886…` or `+84…`, or null when it is no mobile number of the three.
 * `09…` is a mobile number both in Taiwan and in Vietnam: without a region or a prefix it is read as Taiwan's.
 */
export function internationalPhone(typed: string, region?: Region): string | null {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
  for (const one of region ? [region] : REGIONS) {
    const prefix = DIAL[one];
    const national = digits.startsWith('+') ? (digits.startsWith(prefix) ? digits.slice(prefix.length) : '') : digits;
    const found = NATIONAL[one].exec(national);
    if (found) return prefix + found[1];
  }
  return null;
}

/** Every region whose pattern a number without a prefix fits: two of them for `09…`. */
export function possibleRegions(typed: string): Region[] {
  return REGIONS.filter((region) => internationalPhone(typed, region) !== null);
}
