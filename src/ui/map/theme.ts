/** Calls when the page is printed in other colours: by the person's choice or the phone's. The answer stops it. */
export function watchTheme(act: () => void): () => void {
  const chosen = new MutationObserver(act);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const phone = matchMedia('(prefers-color-scheme: light)');
  phone.addEventListener('change', act);
  return () => {
    chosen.disconnect();
    phone.removeEventListener('change', act);
  };
}
