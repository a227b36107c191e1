import { pictureKey, productOfPictureKey } from '@cambusa/domain/catalogue/picture-key'
import type { Db } from '../../platform/database/database.ts'
import {
  bannerPictureSvg,
  categoryPictureSvg,
  departmentPictureSvg,
  servicePictureSvg,
} from './flat-picture.ts'
import { neutralPack, neutralPackSvg } from './neutral-pack.ts'
import { findPicture, findPictureOfProduct, type PictureRow } from './pictures.queries.ts'
import { findProductPictures } from './product-pictures.queries.ts'

/** A drawing and its file name: the same name is always the same drawing. */
export interface Drawing {
  name: string
  svg: () => string
}

/** Draws products of a shop that describe their appearance. The demo shop has such a source; other shops have none. */
export interface PictureSource {
  /**
   * The drawing of a product, named by a key of its code. `described` is details.picture, unchecked. Undefined: the
   * product gets a neutral pack.
   */
  drawingOf: (product: { code: string; described: unknown }) => Drawing | undefined
}

/** Incremented when these drawings change, so that browsers that cache pictures for a year load them again. */
const VERSION = 1

const HASHED = /^(.+)-[0-9a-f]{8}$/

/** Drawings without a product: departments, categories, delivery services, banners. */
function flatDrawing(key: string): Drawing | undefined {
  const [kind, rest] = [key.slice(0, key.indexOf('-')), key.slice(key.indexOf('-') + 1)]
  const svg = flatSvg(kind, rest)
  return svg === undefined ? undefined : { name: `${key}-v${VERSION}`, svg: () => svg }
}

function flatSvg(kind: string, rest: string): string | undefined {
  if (kind === 'department') return departmentPictureSvg(Number(rest))
  if (kind === 'service') return servicePictureSvg(rest)
  if (kind === 'banner') return bannerPictureSvg(rest)
  const category = kind === 'category' ? /^(\d{1,2})-(.+)$/.exec(rest) : null
  return category ? categoryPictureSvg(Number(category[1]), category[2] ?? '') : undefined
}

/** A picture that the retailer gave, in the store under its hash; its name is its key. */
export interface Original {
  name: string
  hash: string
}

/** What is shown for a key: the retailer's picture if there is one, and the drawing that stands in for it. */
export interface Shown {
  original?: Original | undefined
  drawing: Drawing
}

async function productPicture(
  db: Db,
  source: PictureSource | undefined,
  row: PictureRow | undefined,
  key: string,
): Promise<Shown | undefined> {
  if (row === undefined) return undefined
  const { productId, code, picture: described } = row
  const drawing = source?.drawingOf({ code, described }) ?? neutralDrawing(row)
  // An order of the time when the product had no pictures shows what it showed then.
  if (drawing.name === key) return { drawing }
  const rows = await findProductPictures(db, { productIds: [productId] })
  const named = rows.map(({ hash }) => ({ name: pictureKey(productId, hash), hash }))
  return { original: named.find(({ name }) => name === key) ?? named[0], drawing }
}

/** Products without a drawing share the few neutral ones. */
function neutralDrawing({ categories, name }: PictureRow): Drawing {
  const pack = neutralPack([...categories, name])
  return { name: `neutral-${pack}-v${VERSION}`, svg: () => neutralPackSvg(pack) }
}

/**
 * What is shown for a key: that of a retailer's picture, a product's code, with or without the fingerprint of its drawing,
 * or a drawing's own name. An outdated key of a product shows its current picture.
 */
export async function findShown(
  db: Db,
  source: PictureSource | undefined,
  key: string,
): Promise<Shown | undefined> {
  const flat = flatDrawing(key)
  if (flat !== undefined) return { drawing: flat }
  const productId = productOfPictureKey(key)
  const code = HASHED.exec(key)?.[1]
  const show = (row: PictureRow | undefined) => productPicture(db, source, row, key)
  return (
    (productId === undefined ? undefined : await show(await findPictureOfProduct(db, { productId }))) ??
    (code === undefined ? undefined : await show(await findPicture(db, { code }))) ??
    (await show(await findPicture(db, { code: key })))
  )
}
