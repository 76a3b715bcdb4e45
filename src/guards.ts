import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { clearPathBeforeLogin, savePathBeforeLogin } from './actions/account/enter.ts';
import { isLogin } from './session.ts';

/** What a guard needs to know: a preload must not save the path it looks at. */
interface Visit {
  location: ParsedLocation;
  preload: boolean;
}

/** Login-required: keeps the wanted path and goes to `/login`, before any loader of the route runs. */
export function guard({ location, preload }: Visit): void {
  if (isLogin()) {
    // WeChat brings a person straight here
    if (!preload) clearPathBeforeLogin();
    return;
  }
  if (!preload) savePathBeforeLogin(location.href);
  throw redirect({ to: '/login' });
}

/** Where the tabs stand; opening that forgets the path that was wanted before login. */
export function tab({ preload }: Visit): void {
  if (!preload) clearPathBeforeLogin();
}
