import { opensNoWindow } from '../../domain/host.ts';
import { mayReturnTo } from '../../domain/paths.ts';
import { isInstalled, needsHandInstall } from '../app/install.ts';
import { savePathBeforeLogin } from './enter.ts';

export interface FacebookConsent {
  userId: string;
  token: string;
}

/** What the person did at Facebook: null where they turned away. `inviter`: the code that was typed before, or empty. */
export interface FacebookReturn {
  consent: FacebookConsent | null;
  inviter: string;
}

interface Answer extends FacebookConsent {
  state: string;
}

const ANSWER = 'facebook-consent';
const ATTEMPT = 'FacebookAttempt';
const LOOK_MS = 500;
/**
 * Milliseconds that a closed window is given for its answer. The page's opener policy makes a window look closed as
 * soon as it comes back from Facebook, long before a slow phone has loaded what answers in it. The time runs while the
 * person is back on this page.
 */
const ANSWER_TIMEOUT_MS = 12_000;

/**
 * Opens Facebook's own login page, whose address the server names, in a window, and takes its answer from `/login`,
 * without any script of theirs in this page. Where no window is to be had this page goes there itself, and `/login` has
 * the answer by `takeFacebookReturn`.
 * @param onConsent null: the person closed the window or did not agree; an answer that comes later than that still counts
 * @returns what ends the waiting
 */
export function askFacebook(
  dialog: string,
  inviter: string,
  onConsent: (consent: FacebookConsent | null) => void,
): () => void {
  const state = crypto.randomUUID();
  const address = addressOf(dialog, state);
  const opened = hasNoWindow() ? null : window.open(address, 'facebook', 'width=480,height=640');
  if (!opened) {
    goThere(address, state, inviter);
    return () => {};
  }
  const channel = new BroadcastChannel(ANSWER);
  let closedAt = 0;
  const watch = setInterval(() => {
    closedAt = opened.closed && document.hasFocus() ? closedAt || Date.now() : 0;
    if (!closedAt || Date.now() - closedAt < ANSWER_TIMEOUT_MS) return;
    clearInterval(watch);
    onConsent(null);
  }, LOOK_MS);
  const stop = () => {
    clearInterval(watch);
    channel.close();
  };
  channel.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.state !== state) return;
    stop();
    onConsent(consentIn(data));
  };
  return stop;
}

/**
 * On `/login`: what Facebook sent back. In a window that another page of ours opened the answer is handed to that page;
 * in a page that went there itself it is given here, once.
 */
export function takeFacebookReturn(): FacebookReturn | null {
  const answer = readAnswer();
  if (!answer) return null;
  const attempt = takeAttempt(answer.state);
  if (attempt) {
    history.replaceState(history.state, '', location.pathname);
    return { consent: consentIn(answer), inviter: attempt.inviter };
  }
  const channel = new BroadcastChannel(ANSWER);
  channel.postMessage(answer);
  channel.close();
  window.close();
  return null;
}

/** Whether Facebook has sent this page back with an answer. */
export function isFacebookReturn(): boolean {
  return readAnswer() !== null;
}

function readAnswer(): Answer | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  const asked = new URLSearchParams(location.search);
  const state = answer.get('state') ?? asked.get('state');
  if (!state || (!answer.has('access_token') && !asked.has('error'))) return null;
  return { state, token: answer.get('access_token') ?? '', userId: answer.get('user_id') ?? '' };
}

function consentIn({ token, userId }: Answer): FacebookConsent | null {
  return token ? { token, userId } : null;
}

/** Installed on iOS and in browsers inside other apps a window has no way back to the page that opened it. */
function hasNoWindow(): boolean {
  return (isInstalled() && needsHandInstall()) || opensNoWindow(navigator.userAgent);
}

function goThere(address: string, state: string, inviter: string): void {
  const here = location.pathname + location.search;
  if (mayReturnTo(here)) savePathBeforeLogin(here);
  try {
    sessionStorage.setItem(ATTEMPT, JSON.stringify({ state, inviter }));
  } catch {}
  location.assign(address);
}

/** The attempt that this window has begun by itself: an answer to any other is not its own. */
function takeAttempt(state: string): { inviter: string } | null {
  try {
    const begun: unknown = JSON.parse(sessionStorage.getItem(ATTEMPT) ?? 'null');
    const { state: own, inviter } = (begun ?? {}) as { state?: unknown; inviter?: unknown };
    if (own !== state) return null;
    sessionStorage.removeItem(ATTEMPT);
    return { inviter: typeof inviter === 'string' ? inviter : '' };
  } catch {
    return null;
  }
}

function addressOf(dialog: string, state: string): string {
  const address = new URL(dialog, location.origin);
  address.searchParams.set('redirect_uri', `${location.origin}/login`);
  address.searchParams.set('state', state);
  return address.href;
}
