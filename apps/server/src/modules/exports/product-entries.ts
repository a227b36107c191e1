import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Shot } from '@cambusa/domain/catalogue/product-shots'
import { SLICED_FORMATS, type PictureFile, type SlicedFormat } from '@cambusa/domain/exports/export-choices'
import { exportWords as words } from '@cambusa/messages/it/exports/export-words'
import { shotNames } from '@cambusa/messages/it/catalogue/shots'
import type { Database } from '../../platform/database/database.ts'
import type { TableValue } from '../../platform/tables/table-to-write.ts'
import { findProductPictures, type PictureStore, type ProductPictureRow } from '../pictures/pictures.ts'
import { cutPicture } from './cut-picture.ts'
import { csvOf, dataFiles } from './data-files.ts'
import { readWish, type ExportWish } from './export-wish.ts'
import type { ExportRow } from './exports.queries.ts'
import type { Counted, ExportEntry } from './write-zip.ts'

/** Extensions of the files of pictures. */
const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

interface Needs {
  database: Database
  pictureStore: PictureStore
}

/** A name that every system takes: of a code what is neither letter, digit, point nor dash becomes a dash. */
const fileName = (text: string): string => text.replace(/[^\p{L}\p{N}._-]/gu, '-').replace(/^\.+/, '') || '-'

interface Variant {
  format: SlicedFormat
  /** null: the file as it is. */
  type: PictureFile | null
}

/** Which files of a picture are wanted: an original once, each other format in each type. */
function variantsOf({ formats, fileFormats }: ExportWish): Variant[] {
  return SLICED_FORMATS.filter(({ id }) => formats.includes(id)).flatMap((format): Variant[] =>
    format.cut === 'original' ? [{ format, type: null }] : fileFormats.map((type) => ({ format, type })),
  )
}

/**
 * The files of an export of products, one after another: pictures, data, the list of everything in it and of what was
 * wished for and is missing. A picture that cannot be read is missing; a store that cannot be reached throws.
 */
export async function* productEntries(
  { database, pictureStore }: Needs,
  row: Pick<ExportRow, 'wish'>,
  counted: Counted,
): AsyncGenerator<ExportEntry> {
  const wish = readWish(row.wish)
  const contents: TableValue[][] = []
  const missing: TableValue[][] = []
  const taken = new Set<string>()
  const listed = (entry: ExportEntry & { content: Buffer }, note = ''): ExportEntry => {
    const sha256 = createHash('sha256').update(entry.content).digest('hex')
    contents.push([entry.name, entry.content.length, sha256, note])
    return entry
  }
  const unused = (folder: string, base: string, extension: string): string => {
    for (let count = 1; ; count += 1) {
      const name = `${folder}/${base}${count === 1 ? '' : `~${count}`}.${extension}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }

  const { db } = database.patient
  const variants = variantsOf(wish)
  const isWithPictures = wish.shots.length > 0 && variants.length > 0
  const productIds = isWithPictures ? wish.products.map(({ productId }) => productId) : []
  const pictures = productIds.length === 0 ? [] : await findProductPictures(db, { productIds })
  for (const [place, { productId, code, name }] of wish.products.entries()) {
    if (!isWithPictures) break
    const progress = (place / wish.products.length) * 95
    const own = pictures.filter((picture) => picture.productId === productId)
    for (const shot of wish.shots) {
      const ofShot = own.filter((picture) => picture.shot === shot)
      if (ofShot.length === 0) missing.push([code, name, shotNames[shot], words.noPicture])
      for (const picture of ofShot) {
        const original = await pictureStore.read(picture.hash)
        const files = original && (await filesOf(original, picture, variants))
        if (files === undefined) {
          missing.push([code, name, shotNames[shot], words.unreadable])
          continue
        }
        for (const { content, extension, format, note } of files) {
          const base = `${fileName(code)}_${fileName(shotFile(shot, picture.number))}_${format.id}`
          counted.pictures += 1
          const entry = { name: unused(words.folder, base, extension), content, isCompressed: true, progress }
          yield listed(entry, note)
        }
      }
    }
  }
  for (const { extension, content } of await dataFiles(wish))
    yield listed({ name: `${words.data}.${extension}`, content, progress: 97 })
  counted.missing = missing.length
  const { contentsColumns, missingColumns } = words
  if (missing.length > 0) {
    const columns = [missingColumns.code, missingColumns.name, missingColumns.shot, missingColumns.reason]
    yield listed({ name: words.missing, content: await csvOf(columns, missing), progress: 98 })
  }
  const columns = [contentsColumns.file, contentsColumns.bytes, contentsColumns.sha256, contentsColumns.note]
  yield { name: words.contents, content: await csvOf(columns, contents), progress: 99 }
}

const shotFile = (shot: Shot, number: number): string =>
  `${shotNames[shot].toLowerCase().replaceAll(' ', '-')}${number === 1 ? '' : `-${number}`}`

interface MadeFile {
  content: Buffer
  extension: string
  format: SlicedFormat
  note: string
}

/** The files of a picture; undefined where it cannot be read as one. */
async function filesOf(
  original: Buffer,
  { type: ownType }: ProductPictureRow,
  variants: readonly Variant[],
): Promise<MadeFile[] | undefined> {
  const made: MadeFile[] = []
  try {
    for (const { format, type } of variants) {
      const startMs = performance.now()
      const content = type === null ? original : await cutPicture(original, format, type)
      const note = type === 'jpeg' && format.ground === 'clear' ? words.whiteInstead : ''
      made.push({ content, extension: EXTENSIONS[type ?? ownType], format, note })
      // As long as it worked it rests: shoppers need the processors more.
      await wait(performance.now() - startMs)
    }
    return made
  } catch {
    return undefined
  }
}
