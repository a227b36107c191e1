/** The number of products that 'buy again' shows at first. */
export const SHOWN_AT_FIRST = 8
