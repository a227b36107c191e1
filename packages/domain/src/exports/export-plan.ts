import type { Shot } from '../catalogue/product-shots.ts'
import { SLICED_FORMATS, type DataFile, type ExportField, type PictureFile } from './export-choices.ts'

/** What is wished for in an export; `formats` are ids of SLICED_FORMATS. */
export interface ExportWish {
  shots: readonly Shot[]
  formats: readonly string[]
  fileFormats: readonly PictureFile[]
  dataFormats: readonly DataFile[]
  fields: readonly ExportField[]
}

/** The parts of a wish that can lack something. */
export type WishPart = 'shots' | 'formats' | 'fileFormats' | 'fields'

const formatOf = (id: string) => SLICED_FORMATS.find((format) => format.id === id)

/** Whether pictures are drawn anew; an original is given as it is, in its own kind of file. */
const isDrawn = (id: string): boolean => formatOf(id)?.cut !== 'original'

/** What a wish lacks: without pictures and data it asks for nothing, and each of them needs to be said how. */
export function lacksOf({ shots, formats, fileFormats, dataFormats, fields }: ExportWish): WishPart[] {
  const hasPictures = shots.length > 0
  const lacks: WishPart[] = []
  if (!hasPictures && dataFormats.length === 0) lacks.push('shots')
  if (hasPictures && formats.length === 0) lacks.push('formats')
  if (hasPictures && formats.some(isDrawn) && fileFormats.length === 0) lacks.push('fileFormats')
  if (dataFormats.length > 0 && fields.length === 0) lacks.push('fields')
  return lacks
}

/** About how many files an export has: a product with several pictures of a shot has more. */
export function plannedFiles(
  { shots, formats, fileFormats, dataFormats }: ExportWish,
  available: readonly { shot: Shot; products: number }[],
): number {
  const pictures = available
    .filter(({ shot }) => shots.includes(shot))
    .reduce((sum, { products }) => sum + products, 0)
  const kinds = formats.reduce((sum, id) => sum + (isDrawn(id) ? fileFormats.length : 1), 0)
  return pictures * kinds + dataFormats.length
}
