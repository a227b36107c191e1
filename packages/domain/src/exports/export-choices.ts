/** The shapes in which pictures are exported: `original` is the file as the retailer gave it. */
export const PICTURE_CUTS = ['original', 'square', 'wide'] as const
export type PictureCut = (typeof PICTURE_CUTS)[number]

/** What is behind the goods: white, or nothing. */
export const PICTURE_GROUNDS = ['white', 'clear'] as const
export type PictureGround = (typeof PICTURE_GROUNDS)[number]

/** A size and cut that pictures can be exported in; width and height in pixels, 0 of an original. */
export interface SlicedFormat {
  id: string
  cut: PictureCut
  width: number
  height: number
  ground: PictureGround
}

const sized = (
  cut: Exclude<PictureCut, 'original'>,
  width: number,
  height: number,
  ground: PictureGround,
): SlicedFormat => ({ id: `${cut}-${width}-${ground}`, cut, width, height, ground })

/** The formats of /theone-order/get-sliced-image-format. */
export const SLICED_FORMATS: readonly SlicedFormat[] = [
  { id: 'original', cut: 'original', width: 0, height: 0, ground: 'white' },
  sized('square', 600, 600, 'white'),
  sized('square', 1200, 1200, 'white'),
  sized('square', 2000, 2000, 'white'),
  sized('square', 1200, 1200, 'clear'),
  sized('wide', 1600, 900, 'white'),
  sized('wide', 1600, 900, 'clear'),
]

export const PICTURE_FILES = ['jpeg', 'png', 'webp'] as const
export type PictureFile = (typeof PICTURE_FILES)[number]

export const DATA_FILES = ['csv', 'xlsx', 'json'] as const
export type DataFile = (typeof DATA_FILES)[number]

/** What may be told of each product, in the order of the columns. */
export const EXPORT_FIELDS = [
  'code',
  'gtin',
  'name',
  'brand',
  'producer',
  'format',
  'category',
  'price',
  'priceNet',
  'unitPrice',
  'vatRate',
  'ingredients',
  'allergens',
  'nutrition',
  'storage',
  'origin',
  'quantity',
] as const
export type ExportField = (typeof EXPORT_FIELDS)[number]

/** Where an export takes its products from. */
export const EXPORT_SOURCES = ['cart', 'order', 'list'] as const
export type ExportSource = (typeof EXPORT_SOURCES)[number]

/** A ready one is downloaded for EXPORT_DAYS; afterwards, or when space is short, its file is removed: expired. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

export const EXPORT_DAYS = 7
export const EXPORT_PRODUCTS_MAX = 100
export const EXPORT_BYTES_MAX = 2 * 1_073_741_824
/** Exports of one company that wait or run at the same time. */
export const EXPORTS_AT_ONCE = 3
