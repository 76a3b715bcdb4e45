/** The part of AMap's JSAPI 2 that the host uses (https://lbs.amap.com/api/javascript-api-v2). */
export interface AMapApi {
  readonly GLCustomLayer?: new (options: {
    zIndex: number;
    zooms: readonly [number, number];
    init: (gl: WebGLRenderingContext) => void;
    render: (gl: WebGLRenderingContext) => void;
  }) => AMapLayer;
  readonly CustomLayer: new (
    canvas: HTMLCanvasElement,
    options: { zIndex: number; zooms: readonly [number, number]; alwaysRender: boolean; render: () => void },
  ) => AMapLayer;
}

export interface AMapLayer {
  setMap(map: AMapMap | null): void;
}

export interface AMapLngLat {
  getLng(): number;
  getLat(): number;
}

export interface AMapMap {
  getCenter(): AMapLngLat;
  getZoom(): number;
  getRotation(): number;
  getPitch(): number;
  getSize(): { getWidth(): number; getHeight(): number };
  lngLatToContainer(point: readonly [number, number]): { getX(): number; getY(): number };
  render(): void;
  /** Not in the published list; without it a map that stands still does not show what a layer has new. */
  getContext?(): { setDirty?(): void };
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  readonly customCoords: {
    /** From where the plane is counted: shared by every layer of the map. */
    getCenter?(): readonly [number, number] | undefined;
    setCenter(point: readonly [number, number]): void;
    /** The plane that the matrix takes, counted from the centre. */
    lngLatsToCoords(points: readonly (readonly [number, number])[]): (readonly number[])[];
    /** Model, view and projection in one, column by column. */
    getMVPMatrix(): ArrayLike<number>;
  };
}
