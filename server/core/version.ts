/** Of the release: package.json's when the server was built; `unbuilt` where it runs from its source. */
export const VERSION: string = import.meta.env.APP_VERSION ?? 'unbuilt';
