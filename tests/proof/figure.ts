/** A line that `npm run proof` prints below its verdict. */
export function figure(what: string, value: string): void {
  console.log(`figure: ${what}: ${value}`);
}
