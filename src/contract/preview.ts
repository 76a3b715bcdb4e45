/** What the preview picture of a page shows beside its name. */
export interface Preview {
  /** `card:<id>` (up to three), `art:<wallpaper>` or `spread:<id>`; none shows the back of the brand's cards. */
  readonly drawings: readonly string[];
  /** Above the name: what it is. */
  readonly over?: string;
  /** Below the name: a few words or a sentence. */
  readonly line?: string;
}

/** A font of the preview pictures of a language: a file of the build, for the server alone. */
export function previewFont(language: string, place: number): string {
  return `painted/${language}-${place}.ttf`;
}
