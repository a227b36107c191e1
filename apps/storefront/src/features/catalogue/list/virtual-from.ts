/** From so many products on, only those near the window are drawn. */
export const VIRTUAL_FROM = 100
