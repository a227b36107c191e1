import {
  DATA_FILES,
  EXPORT_FIELDS,
  EXPORT_SOURCES,
  EXPORT_STATES,
  PICTURE_CUTS,
  PICTURE_FILES,
  PICTURE_GROUNDS,
  SLICED_FORMATS,
} from '@cambusa/domain/exports/export-choices'
import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, Nullable, Text } from '../schema.ts'

/** Exactly one of them: the cart, order or list whose products are meant. */
const source = {
  cart_id: Type.Optional(Id),
  order_id: Type.Optional(Id),
  list_id: Type.Optional(Id),
}

/** An export of pictures and data that was asked for. */
export const Export = Type.Object({
  exportId: Id,
  state: Type.Enum([...EXPORT_STATES]),
  /** Per cent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  source: Type.Enum([...EXPORT_SOURCES]),
  /** How its cart, order or list is called: 'Ordine 1234', the name of the list. */
  sourceName: Type.String(),
  products: Type.Integer(),
  /** Files of pictures in it, and what was wished for and is missing; 0 until it is ready. */
  pictures: Type.Integer(),
  missing: Type.Integer(),
  /** Its size; 0 until it is ready. */
  bytes: Type.Integer(),
  askedAt: Type.String(),
  /** ISO time until which it can be downloaded; null until it is ready. */
  expiresAt: Nullable(Type.String()),
  /** Path of the file, signed and good for its customer alone; null unless it is ready. */
  url: Nullable(Type.String()),
  /** Ready to show: why it failed. */
  problem: Nullable(Type.String()),
})
export type Export = Type.Static<typeof Export>

export const listShots = endpoint({
  method: 'GET',
  url: '/theone-image/list-shots',
  operationId: 'imageListShots',
  summary: 'Which pictures there are of the products of a cart, order or list',
  tag: 'exports',
  act: 'shop',
  query: Type.Object(source),
  data: Type.Object({
    sourceName: Type.String(),
    products: Type.Integer(),
    /** How many of its products have a picture of each shot; those that none has are left out. */
    shots: Type.Array(
      Type.Object({ shot: Type.Enum([...SHOTS]), name: Type.String(), products: Type.Integer() }),
    ),
    /** None of its products has a picture: only data can be exported. */
    skip_image: Type.Boolean(),
  }),
})

export const slicedFormats = endpoint({
  method: 'GET',
  url: '/theone-order/get-sliced-image-format',
  operationId: 'orderSlicedImageFormat',
  summary: 'Sizes, cuts and files in which pictures can be exported',
  tag: 'exports',
  act: 'shop',
  query: Type.Object(source),
  data: Type.Object({
    formats: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        cut: Type.Enum([...PICTURE_CUTS]),
        /** Pixels; 0 of an original. */
        width: Type.Integer(),
        height: Type.Integer(),
        ground: Type.Enum([...PICTURE_GROUNDS]),
      }),
    ),
    fileFormats: Type.Array(Type.Enum([...PICTURE_FILES])),
  }),
})

export const requestExport = endpoint({
  method: 'POST',
  url: '/theone-order/download-request',
  operationId: 'orderDownloadRequest',
  summary: 'Have pictures and data of a cart, order or list prepared as a ZIP; a mail says when it is ready',
  tag: 'exports',
  act: 'shop',
  keyed: true,
  body: Type.Object({
    ...source,
    shots: Type.Optional(Type.Array(Type.Enum([...SHOTS]), { maxItems: SHOTS.length })),
    /** Ids of /theone-order/get-sliced-image-format. */
    formats: Type.Optional(
      Type.Array(Type.Enum(SLICED_FORMATS.map(({ id }) => id)), { maxItems: SLICED_FORMATS.length }),
    ),
    file_formats: Type.Optional(
      Type.Array(Type.Enum([...PICTURE_FILES]), { maxItems: PICTURE_FILES.length }),
    ),
    data_formats: Type.Optional(Type.Array(Type.Enum([...DATA_FILES]), { maxItems: DATA_FILES.length })),
    /** What the data tells of each product; by default everything. */
    fields: Type.Optional(Type.Array(Type.Enum([...EXPORT_FIELDS]), { maxItems: EXPORT_FIELDS.length })),
  }),
  data: Export,
})

export const exportStatus = endpoint({
  method: 'GET',
  url: '/theone-order/download-status',
  operationId: 'orderDownloadStatus',
  summary: 'How far an export is, and its link when it is ready',
  tag: 'exports',
  act: 'shop',
  /** The export's id: an export is no order. */
  query: Type.Object({ order_id: Id }),
  data: Export,
})

export const listExports = endpoint({
  method: 'GET',
  url: '/theone-order/download-list',
  operationId: 'orderDownloadList',
  summary: 'The own exports for the company of now, newest first',
  tag: 'exports',
  act: 'shop',
  data: Type.Object({ exports: Type.Array(Export) }),
})

export const downloadExport = endpoint({
  method: 'GET',
  url: '/theone-order/download-file',
  operationId: 'orderDownloadFile',
  summary: 'The ZIP of an export, by its signed link, for who asked for it',
  tag: 'exports',
  act: 'shop',
  query: Type.Object({ order_id: Id, expires: Text(20), signature: Text(100) }),
  data: Type.Null(),
  isFile: true,
})

export const downloadDelisted = endpoint({
  method: 'GET',
  url: '/delisted-product/download-images',
  operationId: 'delistedProductDownloadImages',
  summary: 'The pictures of a product that left the catalogue, as a ZIP',
  tag: 'exports',
  act: 'shop',
  query: Type.Object({ productId: Id }),
  data: Type.Null(),
  isFile: true,
})

/** The path that a browser opens without special headers. */
export const delistedPath = (productId: number): string =>
  `/ebsn/api/delisted-product/download-images?productId=${productId}`
