/** How long browsers keep a page's data, in seconds: so that what was fetched ahead is there at the click. */
export const DATA_KEPT_S = 60;
