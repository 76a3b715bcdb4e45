/** What `make` gives, made when it is first asked for: what is only shown later costs nothing when the app is run. */
export function memoize<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
