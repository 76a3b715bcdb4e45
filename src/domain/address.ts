type Search = Record<string, unknown>;

/** A word of an address, or nothing where it is none. */
export function word<const Name extends string>(search: Search, name: Name): { [key in Name]?: string } {
  const value = search[name];
  return typeof value === 'string' ? ({ [name]: value } as { [key in Name]?: string }) : {};
}

/** A whole number above zero of an address, or nothing where it is none. */
export function whole<const Name extends string>(search: Search, name: Name): { [key in Name]?: number } {
  const number = Number(search[name]);
  return Number.isInteger(number) && number > 0 ? ({ [name]: number } as { [key in Name]?: number }) : {};
}
