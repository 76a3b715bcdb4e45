/** What the worker keeps on a device. `others`: the meanings in languages that are not the one spoken now. */
export const DEVICE_PARTS = ['app', 'art', 'texts', 'others', 'places', 'tiles'] as const;
export type DevicePart = (typeof DEVICE_PARTS)[number];

/** The parts that may be let go: each comes back over a network when it is wanted again. */
export const FREEABLE_PARTS = ['others', 'places', 'tiles'] as const satisfies readonly DevicePart[];
export type FreeablePart = (typeof FREEABLE_PARTS)[number];

/** Whether it is a part of the device that may be let go. */
export function isFreeable(part: unknown): part is FreeablePart {
  return FREEABLE_PARTS.some((one) => one === part);
}

/** Bytes of each part as they lie in the worker's caches. */
export type PartWeights = Record<DevicePart, number>;
