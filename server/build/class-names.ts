import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * The name of a class of a CSS module in the built app: its own name and four characters of its file. It is in every painted
 * page, and stays the same when other lines of the file change.
 */
export function className(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0]!);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
