import { mayReturnTo } from '../../domain/paths.ts';
import { forget, keep, kept } from '../../storage/store/kept.ts';

/** Keeps the path and search that a person wanted before login. Only paths of the app itself are ever kept. */
export function savePathBeforeLogin(href: string): void {
  if (mayReturnTo(href)) keep('BeforeRouterData', href);
}

export function clearPathBeforeLogin(): void {
  if (kept('BeforeRouterData') !== null) forget('BeforeRouterData');
}

/** The wanted path; else home. */
export function pathBeforeLogin(): string {
  const path = kept('BeforeRouterData');
  return path && mayReturnTo(path) ? path : '/';
}

/** The wanted path, once; else home. */
export function takePathBeforeLogin(): string {
  const path = pathBeforeLogin();
  clearPathBeforeLogin();
  return path;
}
