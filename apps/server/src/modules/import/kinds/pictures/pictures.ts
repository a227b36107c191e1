import type pg from 'pg'
import type { ImportKind, ImportPlan, KindRun } from '../../rows/import-kind.ts'
import { completePictures } from './complete-pictures.ts'
import { listKnownFacts, listProductNames } from './known-pictures.ts'
import { readPictureRow, placeOf } from './read-picture-row.ts'
import { applyPictures, countMissing, pictureStage, takeOff } from './picture-rows.ts'

/** The retailer's pictures of products: the files of a folder or a ZIP, named by code or GTIN and shot. */
export const picturesKind: ImportKind = {
  name: 'pictures',
  isOfFiles: true,
  namedBy: ['file'],
  fields: { file: { headers: ['file'], isRequired: true } },
  begin: (client, plan) => picturesRun(client, plan),
}

async function picturesRun(client: pg.ClientBase, plan: ImportPlan): Promise<KindRun> {
  const names = await listProductNames(client)
  const known = await listKnownFacts(client)
  const fileOfPlace = new Map<string, string>()
  return {
    stage: pictureStage,
    tables: ['product_pictures'],
    read: (row) => readPictureRow(row, names, fileOfPlace),
    nameOf: (row) => placeOf(row, names),
    keysOf: () => [],
    complete: (rows, refuse) => completePictures(rows, refuse, known, plan),
    match: () => Promise.resolve([]),
    countMissing,
    takeOff,
    apply: applyPictures,
  }
}
