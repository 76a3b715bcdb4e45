import { type Brand, brandOf } from './domain/brand.ts';

/** The brand of the hostname that this page was opened by. */
export const brand: Brand = brandOf(globalThis.location?.hostname ?? '');
