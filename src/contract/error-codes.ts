/** Codes of refusals by which the app decides what to do next; their words are in errors.ts. */
export const ERROR_CODES = {
  service: 5000,
  too_many: 4290,
  passkey_needed: 4112,
  operator_passkey: 4406,
  profile_changed: 4314,
  profile_unknown: 4305,
  copy_words: 4331,
  copy_gone: 4332,
  copy_full: 4333,
} as const;
