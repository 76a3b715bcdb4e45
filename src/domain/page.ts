/** How the page of the app is dressed for a request; the server and the worker do it alike. */
export interface Dress {
  theme: string | undefined;
  /** Only home starts from the paint of home; every other path starts from the bare ground. */
  path: string;
}

const HOME = /<!--home-->[\s\S]*<!--\/home-->/;

export function dressPage(html: string, { theme, path }: Dress): string {
  const themed =
    theme === 'dark' || theme === 'light' ? html.replace(/<html lang="[\w-]+"/, `$& data-theme="${theme}"`) : html;
  return path === '/' ? themed : themed.replace(HOME, '');
}
