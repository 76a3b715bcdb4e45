/** Is the page printed in night inks? Night is the default, as in the tokens, and where a page is painted. */
export function isNight(): boolean {
  if (typeof document === 'undefined') return true;
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : !matchMedia('(prefers-color-scheme: light)').matches;
}
