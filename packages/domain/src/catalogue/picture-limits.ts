/** The largest file of a picture, in bytes. */
export const PICTURE_BYTES_MAX = 20_000_000
/** Most pixels of a picture: 40 million are 160 MB while it is resized. */
export const PICTURE_PIXELS_MAX = 40_000_000
/** Pixels of the shorter side of a picture: with less its details cannot be seen. */
export const PICTURE_SIDE_MIN = 200
