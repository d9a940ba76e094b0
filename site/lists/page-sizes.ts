/** How many of a list stand on one page. */
export const NOTICES_A_PAGE = 12;
export const DOCUMENTS_A_PAGE = 24;
export const EVENTS_A_PAGE = 24;
/** Whole texts, one below the other. */
export const ARTICLES_A_PAGE = 8;
export const ITEMS_A_TAB = 10;
/** Small pictures. */
export const PHOTOS_A_PAGE = 120;
