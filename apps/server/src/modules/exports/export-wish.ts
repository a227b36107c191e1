import {
  DATA_FILES,
  EXPORT_FIELDS,
  EXPORT_SOURCES,
  PICTURE_FILES,
  SLICED_FORMATS,
} from '@cambusa/domain/exports/export-choices'
import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import * as Type from 'typebox'
import { Value } from 'typebox/value'

const cell = Type.Union([Type.String(), Type.Number(), Type.Null()])

/** What an export of products is made from: the choices, and the products with their data at the time of asking. */
const exportWish = Type.Object({
  source: Type.Enum([...EXPORT_SOURCES]),
  sourceName: Type.String(),
  shots: Type.Array(Type.Enum([...SHOTS])),
  formats: Type.Array(Type.Enum(SLICED_FORMATS.map(({ id }) => id))),
  fileFormats: Type.Array(Type.Enum([...PICTURE_FILES])),
  dataFormats: Type.Array(Type.Enum([...DATA_FILES])),
  fields: Type.Array(Type.Enum([...EXPORT_FIELDS])),
  /** `data`: the values of `fields`, in their order; none where only pictures were asked for. */
  products: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      code: Type.String(),
      name: Type.String(),
      data: Type.Array(cell),
    }),
  ),
})
export type ExportWish = Type.Static<typeof exportWish>

/** The wish of a row. Throws where it is none. */
export function readWish(wish: unknown): ExportWish {
  if (!Value.Check(exportWish, wish)) throw new Error('the wish of an export cannot be read')
  return wish
}
