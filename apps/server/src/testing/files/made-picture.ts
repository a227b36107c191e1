import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import sharp, { type Sharp } from 'sharp'
import { importFile, type ImportOptions } from '../../modules/import/import.service.ts'
import { picturesKind } from '../../modules/import/kinds/pictures/pictures.ts'
import { folderPictureStore } from '../../modules/pictures/store/picture-store.ts'
import { readReport } from './import-rows.ts'
import { packedZip } from './packed-zip.ts'

export interface PictureToMake {
  width?: number
  height?: number
  /** #rrggbb, or #rrggbbaa for one that is transparent. */
  colour?: string
  type?: 'jpeg' | 'png' | 'webp'
  finish?: (picture: Sharp) => Sharp
}

/** The file of a picture of one colour; 240 by 240 JPEG by default. */
export function madePicture(picture: PictureToMake = {}): Promise<Buffer> {
  const { width = 240, height = 240, colour = '#aa3311', type = 'jpeg', finish = (made) => made } = picture
  const channels = colour.length > 7 ? 4 : 3
  return finish(sharp({ create: { width, height, channels, background: colour } }))
    .toFormat(type)
    .toBuffer()
}

type Files = Readonly<Record<string, Buffer | string>>

/**
 * Loads files by path as a folder, or as a ZIP, and answers the counts and the refused files as 'path: reason'. `root` keeps
 * the pictures, in the folder that a shop with this data folder reads.
 */
export async function importPictures(
  pool: pg.Pool,
  root: string,
  files: Files | Buffer,
  options: Partial<ImportOptions> & { asZip?: boolean } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'cambusa-import-'))
  const path = join(folder, 'foto')
  const zip = Buffer.isBuffer(files)
    ? files
    : packedZip(Object.entries(files).map(([name, data]) => ({ name, data })))
  try {
    if (Buffer.isBuffer(files) || options.asZip === true) await writeFile(path, zip)
    else {
      await mkdir(path)
      for (const [name, data] of Object.entries(files)) {
        await mkdir(dirname(join(path, name)), { recursive: true })
        await writeFile(join(path, name), data)
      }
    }
    const pictures = { store: folderPictureStore(join(root, 'originals')), place: root }
    const { added, changed, removed, unchanged, refused, refusedFile } = await importFile(
      pool,
      picturesKind,
      path,
      { dryRun: false, reportDir: folder, pictures, ...options },
    )
    const refusals = refusedFile === null ? [] : await readReport(refusedFile)
    return { counts: { added, changed, removed, unchanged, refused }, refusals }
  } finally {
    await rm(folder, { recursive: true })
  }
}
