import * as Type from 'typebox'
import { exportFormats } from '../catalogue/advanced-search.ts'
import { ProductCard } from '../catalogue/product.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Nullable } from '../schema.ts'

/** A line of a file, and what it would put into a list. */
export const FileLine = Type.Object({
  /** Its line in the file, from 1; the title row counts. */
  row: Type.Integer(),
  /** As written: code, name and quantity. */
  code: Type.String(),
  name: Type.String(),
  asked: Nullable(Type.Number()),
  /** What is put into the list; null and 0: nothing, `problem` says why. */
  product: Nullable(ProductCard),
  quantity: Type.Number(),
  /** Ready to show: why nothing is put into the list, or what is not as written. */
  problem: Nullable(Type.Object({ code: Type.String(), text: Type.String() })),
  /** Only without product: what may be meant, to be asked; the one that was bought last, else the search's best hit. */
  suggestion: Nullable(Type.Object({ product: ProductCard, quantity: Type.Number() })),
})
export type FileLine = Type.Static<typeof FileLine>

/** The lines that are right are sent to /wishlist/create or /wishlist/add-item as items. */
export const readListFile = endpoint({
  method: 'POST',
  url: '/wishlist/read-file',
  operationId: 'wishlistReadFile',
  summary:
    'What a CSV, XLSX or JSON file would put into a list, line by line (application/octet-stream); nothing is written',
  tag: 'wishlist',
  act: 'shop',
  sendAs: 'file',
  body: Type.Unsafe<Uint8Array<ArrayBuffer>>({}),
  data: Type.Object({
    lines: Type.Array(FileLine),
    /** Lines whose product comes into the list. */
    ready: Type.Integer(),
    /** Lines after the 500th, which were not read. */
    leftOut: Type.Integer(),
  }),
})

export const exportList = endpoint({
  method: 'GET',
  url: '/wishlist/export',
  operationId: 'wishlistExport',
  summary: 'A list as CSV or XLSX, in its order; /wishlist/read-file reads it again',
  tag: 'wishlist',
  act: 'shop',
  query: Type.Object({ list_id: Id, format: Type.Enum(exportFormats) }),
  data: Type.Null(),
  isFile: true,
})
