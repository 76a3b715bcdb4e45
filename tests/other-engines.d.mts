export function webkitPaths(): { driver: string; browser: string } | undefined;
export function firefoxPath(): string | undefined;
export function ensureOtherEngines(): string[];
