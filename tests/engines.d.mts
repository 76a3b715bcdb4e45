/** Whether the built app keeps to what the oldest browsers know. */
export function fitsOldBrowsers(): boolean;
/** Names of what a script or a style uses that they do not know. */
export function aboveFloor(code: string, ending: string): string[];
