/** A birth as the calls take it. */
export const ADA = {
  name: 'Ada',
  sex: 'female' as const,
  date: '1990-05-05',
  time: '14:30',
  place: '上海',
  latitude: 31.2222,
  longitude: 121.4581,
  zone: 'Asia/Shanghai',
  later: false,
  relation: 'self' as const,
};
