import { PAINTED_DATA_ID } from '../domain/painted.ts';

/** The painted page is left: what comes next is the app's alone. */
export function leavePainted(): void {
  document.getElementById('root')?.removeAttribute('data-painted');
}

/** What the painted page brought for the app to take it over, while the page stands as it came; undefined elsewhere. */
export function paintedData(): unknown {
  const held = document.querySelector('#root[data-painted]') && document.getElementById(PAINTED_DATA_ID)?.textContent;
  return held ? JSON.parse(held) : undefined;
}
