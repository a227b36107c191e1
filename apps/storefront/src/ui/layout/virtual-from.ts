/** From this number of products on, the list is virtualised. */
export const VIRTUAL_FROM = 100
