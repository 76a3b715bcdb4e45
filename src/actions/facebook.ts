export interface FacebookConsent {
  userId: string;
  token: string;
}

const ANSWER = 'facebook-consent';

/**
 * Opens Facebook's own login page in a window and waits for its answer on `/login`, without any script of theirs in
 * this page. `null`: the person closed the window or did not agree.
 */
export function facebookConsent(appId: string): Promise<FacebookConsent | null> {
  const state = crypto.randomUUID();
  const back = `${location.origin}/login`;
  const page = `https://www.facebook.com/v21.0/dialog/oauth?client_id=${encodeURIComponent(appId)}&redirect_uri=${encodeURIComponent(back)}&response_type=token&scope=public_profile&state=${state}`;
  const opened = window.open(page, 'facebook', 'width=480,height=640');
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

/** In the window that Facebook sent back: hands the answer to the page that waits. `true`: there was one. */
export function answerFacebookConsent(): boolean {
  const answer = new URLSearchParams(location.hash.slice(1) || location.search);
  const state = answer.get('state');
  if (!state || !window.opener) return false;
  const channel = new BroadcastChannel(ANSWER);
  channel.postMessage({ state, token: answer.get('access_token') ?? '', userId: answer.get('user_id') ?? '' });
  channel.close();
  window.close();
  return true;
}
