export interface FacebookConsent {
  userId: string;
  token: string;
}

const ANSWER = 'facebook-consent';

/**
 * Opens Facebook's own login page, whose address the server names, in a window and waits for its answer on `/login`,
 * without any script of theirs in this page. `null`: the person closed the window or did not agree.
 */
export function facebookConsent(dialog: string): Promise<FacebookConsent | null> {
  const state = crypto.randomUUID();
  const opened = window.open(addressOf(dialog, state), 'facebook', 'width=480,height=640');
  if (!opened) return Promise.resolve(null);
  const channel = new BroadcastChannel(ANSWER);
  return new Promise((resolve) => {
    const watch = setInterval(() => opened.closed && finish(null), 600);
    const finish = (consent: FacebookConsent | null) => {
      clearInterval(watch);
      channel.close();
      resolve(consent);
    };
    channel.onmessage = ({ data }: MessageEvent<{ state: string; token: string; userId: string }>) => {
      if (data.state === state) finish(data.token ? { token: data.token, userId: data.userId } : null);
    };
  });
}

function addressOf(dialog: string, state: string): string {
  const address = new URL(dialog, location.origin);
  address.searchParams.set('redirect_uri', `${location.origin}/login`);
  address.searchParams.set('state', state);
  return address.href;
}

/** In the window that Facebook sent back: hands the answer to the page that waits. `true`: there was one. */
export function answerFacebookConsent(): boolean {
  const answer = new URLSearchParams(location.hash.slice(1));
  const asked = new URLSearchParams(location.search);
  const state = answer.get('state') ?? asked.get('state');
  if (!state || (!answer.has('access_token') && !asked.has('error'))) return false;
  const channel = new BroadcastChannel(ANSWER);
  channel.postMessage({ state, token: answer.get('access_token') ?? '', userId: answer.get('user_id') ?? '' });
  channel.close();
  window.close();
  return true;
}
