/** Ways to write the money wrongly: in `file`, `from` becomes `to`, and one of the laws breaks. */
export const MUTANTS: readonly {
  name: string;
  file: string;
  from: string;
  to: string;
  breaks: string | readonly string[];
}[];
/** Applies one of them while the tests read the source; without a name nothing is changed. */
export function mutation(name: string | undefined): import('vite').Plugin;
