/** The element of a painted page that holds what the app needs to take it over. */
export const PAINTED_DATA_ID = 'painted-data';
