/**
 * Whether the address of a link is a page of the app itself: a path from the root, perhaps with a query, and none of
 * the server's calls. Anything that names a host, a scheme or hides a sign is not.
 */
export function isOwnPath(address: string): boolean {
  return OWN_PATH.test(address);
}

const OWN_PATH = /^\/(?!fast\/|dev\/|\/)[\w\-/]*(?:\?[\w\-=&]*)?$/;
