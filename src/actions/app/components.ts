/** A package of another house that is in the program. */
export interface ComponentLine {
  name: string;
  version: string;
  /** Its SPDX name. */
  licence: string;
}

/** What the build found in the program. */
export async function components(): Promise<ComponentLine[]> {
  const answer = await fetch('/components.json');
  if (!answer.ok) throw new Error(`the list of components answered ${answer.status}`);
  return await answer.json();
}

/** The words of all licences, which are not kept on the phone. @throws where there is no connection */
export async function licences(): Promise<string> {
  const answer = await fetch('/licences.txt');
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/plain')) throw new Error('no licences');
  return await answer.text();
}
