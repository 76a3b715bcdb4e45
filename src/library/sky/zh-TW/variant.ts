/** One of several wordings, the same for the same names, so that two standings on one page do not sound alike. */
export function variantOf<Form>(forms: readonly Form[], ...names: string[]): Form {
  const sum = [...names.join('')].reduce((total, character) => total + character.codePointAt(0)!, 0);
  return forms[sum % forms.length]!;
}
