export interface Size {
  readonly people: number;
  readonly orders: number;
  readonly transfers: number;
}
export const LARGE: Size;
export function tokenOf(n: number | string): string;
export function userOf(n: number): string;
export function SQL_ORDER_ID(n: string | number): string;
export function seed(url: string, size?: Size): Promise<void>;
