import * as v from 'valibot';

/** What a file of ours says of itself. */
export interface FileForm {
  format: string;
  /** Of the format; a file of a later one is not read. */
  version: number;
}

/** A file of ours as text: JSON that names its format, its version and when it was made. */
export function writeOwnFile({ format, version }: FileForm, content: object, now: Date): string {
  return JSON.stringify({ format, version, exportedAt: now.toISOString(), ...content }, null, 1);
}

/** `broken`: ours, but damaged. `foreign`: of another format. `newer`: of a later version of ours. */
export type NotRead = { kind: 'broken' | 'foreign' | 'newer' };

/** What a file of this form holds, or why it is not read; nothing is taken from a file that does not fit as a whole. */
export function readOwnFile<Body extends v.GenericSchema>(
  { format, version }: FileForm,
  body: Body,
  text: string,
): { kind: 'read'; body: v.InferOutput<Body> } | NotRead {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { kind: text === '' || text.includes(format) ? 'broken' : 'foreign' };
  }
  const head = v.safeParse(Head, content);
  if (!head.success || head.output.format !== format) return { kind: 'foreign' };
  if (head.output.version > version) return { kind: 'newer' };
  const read = v.safeParse(body, content);
  return read.success ? { kind: 'read', body: read.output } : { kind: 'broken' };
}

const Head = v.object({ format: v.string(), version: v.number() });
