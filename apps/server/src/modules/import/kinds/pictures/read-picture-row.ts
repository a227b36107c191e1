import { basename } from 'node:path/posix'
import { readPictureFileName } from '@cambusa/domain/catalogue/picture-file-name'
import { importPictureTexts } from '@cambusa/messages/it/operator/import-pictures'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'

/** What the name of a row's file says; product 0: its GTIN is that of several. */
function readName(row: RowReader, names: ReadonlyMap<string, number>) {
  const told = readPictureFileName(basename(row.raw('file')), (name) => names.has(name))
  return told && { productId: names.get(told.code) ?? 0, shot: told.shot, number: told.number }
}

/** A place for a picture, as import_refused names it. */
export const placeText = (productId: number, shot: string, number: number): string =>
  `${productId} ${shot} ${number}`

/** The place that a row's file is for; undefined if its name does not say. */
export function placeOf(row: RowReader, names: ReadonlyMap<string, number>): string | undefined {
  const told = readName(row, names)
  return told && placeText(told.productId, told.shot, told.number)
}

/**
 * Reads the name of a file; undefined when the row is refused. `fileOfPlace` remembers the first file of each place: a second
 * one is refused. What the file itself says is filled in by completePictures.
 */
export function readPictureRow(
  row: RowReader,
  names: ReadonlyMap<string, number>,
  fileOfPlace: Map<string, string>,
): StageRow | undefined {
  const file = row.raw('file')
  const told = readName(row, names)
  if (told === undefined) return row.refuse('file', file, importPictureTexts.nameUnknown)
  if (told.productId === 0) return row.refuse('file', file, importPictureTexts.gtinOfMany)
  const place = placeText(told.productId, told.shot, told.number)
  const first = fileOfPlace.get(place)
  if (first !== undefined) return row.refuse('file', file, importPictureTexts.samePlace({ file: first }))
  fileOfPlace.set(place, file)
  return { file, product_id: told.productId, shot: told.shot, number: told.number }
}
