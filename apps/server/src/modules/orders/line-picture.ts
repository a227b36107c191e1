/** Width of the picture of an order line. */
export const LINE_PICTURE_PX = 160
