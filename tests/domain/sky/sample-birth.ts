import type { Birth } from '../../../src/domain/sky/birth.ts';

/** A birth without a fault. */
export const BIRTH: Birth = {
  name: 'Ada',
  sex: null,
  date: '1988-07-01',
  time: '08:30',
  place: 'Shanghai',
  latitude: 31.22,
  longitude: 121.46,
  zone: 'Asia/Shanghai',
  later: false,
  relation: 'self',
};
