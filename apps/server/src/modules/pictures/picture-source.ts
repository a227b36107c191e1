import type { Db } from '../../platform/database/database.ts'
import {
  bannerPictureSvg,
  categoryPictureSvg,
  departmentPictureSvg,
  servicePictureSvg,
} from './flat-picture.ts'
import { neutralPack, neutralPackSvg } from './neutral-pack.ts'
import { findPicture } from './pictures.queries.ts'

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

async function productDrawing(
  db: Db,
  source: PictureSource | undefined,
  code: string,
): Promise<Drawing | undefined> {
  const row = await findPicture(db, { code })
  if (!row) return undefined
  const described = source?.drawingOf({ code, described: row.picture })
  if (described) return described
  // Products without a drawing share the few neutral ones.
  const pack = neutralPack([...row.categories, row.name])
  return { name: `neutral-${pack}-v${VERSION}`, svg: () => neutralPackSvg(pack) }
}

/** The drawing of a key: a product's code, with or without the fingerprint of its drawing, or a drawing's own name. */
export async function findDrawing(
  db: Db,
  source: PictureSource | undefined,
  key: string,
): Promise<Drawing | undefined> {
  const code = HASHED.exec(key)?.[1]
  return (
    flatDrawing(key) ??
    (code === undefined ? undefined : await productDrawing(db, source, code)) ??
    (await productDrawing(db, source, key))
  )
}
