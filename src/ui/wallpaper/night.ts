/** Is the page printed in night inks? Night is the default, as in the tokens. */
export function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : !matchMedia('(prefers-color-scheme: light)').matches;
}
