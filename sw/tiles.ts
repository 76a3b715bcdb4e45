/** Map tiles come with the map: until then no request is one. */
export function isTile(_url: URL, _request: Request): boolean {
  return false;
}

export function tileFor(request: Request): Promise<Response> {
  return fetch(request);
}
