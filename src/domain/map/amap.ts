/** Where the server serves the page in which AMap's map runs. */
export const AMAP_PAGE = '/fast/map/amap';
