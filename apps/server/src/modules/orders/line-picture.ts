/** Width of the picture of an order line. */
const LINE_PICTURE_PX = 160

/** The address of the picture of an order line. */
export const linePicture = (mediaKey: string) => `/pictures/${mediaKey}/${LINE_PICTURE_PX}.webp`
