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

/** The number or the slug of an article in an address; what can be neither becomes 0, which no article has. */
export function articleSearch(search: Search): { id?: number | string } {
  const { id } = search;
  if (id === undefined || id === '') return {};
  const { id: number } = whole(search, 'id');
  if (number !== undefined) return { id: number };
  return { id: typeof id === 'string' && /^[a-z][a-z\d-]{1,63}$/.test(id) ? id : 0 };
}
