/** 32 characters that nobody mistakes for one another: no I, O, 0 or 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const PHONE_CODE_LENGTH = 4;
export const EMAIL_CODE_LENGTH = 6;
/** Seconds. */
export const CODE_LIFETIME_S = 600;
export const CODE_COOLDOWN_S = 60;

/** A code as typed, without spaces and in capitals: how it is compared. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}
