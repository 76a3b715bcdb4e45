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
    options: { zIndex: number; zooms: readonly [number, number]; alwaysRender: boolean },
  ) => AMapLayer & { render?: () => void };
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
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  readonly customCoords: {
    setCenter(point: readonly [number, number]): void;
    /** The plane that the matrix takes, counted from the centre. */
    lngLatsToCoords(points: readonly (readonly [number, number])[]): (readonly number[])[];
    /** Model, view and projection in one, column by column. */
    getMVPMatrix(): ArrayLike<number>;
  };
}
