import { useParams } from '../../actions/app/params.ts';
import type { Way } from './useCodeLogin.ts';

interface LoginWays {
  /** By which a code can be sent, the one that is wanted first. */
  codes: readonly Way[];
  /** Facebook's own login page; null where it is off. */
  facebook: string | null;
}

/** The ways in that are open on this server; until it has said which, both kinds of codes. */
export function useLoginWays(wanted: Way): LoginWays {
  const login = useParams()?.login;
  const order: readonly Way[] = wanted === 'phone' ? ['phone', 'email'] : ['email', 'phone'];
  if (!login) return { codes: order, facebook: null };
  return { codes: order.filter((way) => login[way]), facebook: login.facebook_dialog };
}
