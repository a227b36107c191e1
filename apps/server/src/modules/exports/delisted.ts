import { exportWords as words } from '@cambusa/messages/it/exports/export-words'
import { shotNames } from '@cambusa/messages/it/catalogue/shots'
import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { FileAnswer } from '../../platform/http/route.ts'
import { findProductPictures, type PictureStore } from '../pictures/pictures.ts'
import { findAnyProduct } from './export-sources.queries.ts'

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const

/**
 * The pictures of a product that left the catalogue, as the retailer gave them: a ZIP named after the product. Throws
 * export.noPictures (404) for one that has none or is still sold.
 */
export async function delistedPictures(
  { db, pictureStore }: { db: Db; pictureStore: PictureStore },
  productId: number,
  now: Date,
): Promise<FileAnswer> {
  const product = await findAnyProduct(db, { productId })
  const pictures =
    product?.isActive === false ? await findProductPictures(db, { productIds: [productId] }) : []
  if (product === undefined || pictures.length === 0) throw refuse('export.noPictures')
  const zip = new yazl.ZipFile()
  let added = 0
  for (const { hash, shot, number, type } of pictures) {
    const bytes = await pictureStore.read(hash)
    if (bytes === undefined) continue
    const name = `${shotNames[shot]}${number === 1 ? '' : ` ${number}`}.${EXTENSIONS[type]}`
    zip.addBuffer(bytes, name, { mtime: now, compress: false })
    added += 1
  }
  if (added === 0) throw refuse('export.noPictures')
  zip.end()
  return {
    fileName: words.delistedName({ name: product.name }),
    contentType: 'application/zip',
    body: zip.outputStream as Readable,
  }
}
