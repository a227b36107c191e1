import {
  bannerPictureSvg,
  categoryPictureSvg,
  departmentPictureSvg,
  servicePictureSvg,
} from './drawings/flat-picture.ts'
import { neutralSpec } from './drawings/neutral-spec.ts'
import { packPictureSvg } from './drawings/pack-picture.ts'
import { DRAWING_VERSION, pictureKey } from './drawings/picture-key.ts'
import { readPictureSpec } from './drawings/read-spec.ts'
import type { Db } from '../../platform/database.ts'
import { findPicture } from './pictures.queries.ts'

/** A drawing and the name under which it is kept: the same name is always the same drawing. */
export interface PictureSource {
  name: string
  svg: () => string
}

const HASHED = /^(.+)-[0-9a-f]{8}$/

/** Drawings that no product has: departments, categories, delivery services, banners. */
function flatSource(key: string): PictureSource | undefined {
  const [kind, rest] = [key.slice(0, key.indexOf('-')), key.slice(key.indexOf('-') + 1)]
  const svg = flatSvg(kind, rest)
  return svg === undefined ? undefined : { name: `${key}-v${DRAWING_VERSION}`, svg: () => svg }
}

function flatSvg(kind: string, rest: string): string | undefined {
  if (kind === 'department') return departmentPictureSvg(Number(rest))
  if (kind === 'service') return servicePictureSvg(rest)
  if (kind === 'banner') return bannerPictureSvg(rest)
  const category = kind === 'category' ? /^(\d{1,2})-(.+)$/.exec(rest) : null
  return category ? categoryPictureSvg(Number(category[1]), category[2] ?? '') : undefined
}

async function productSource(db: Db, code: string): Promise<PictureSource | undefined> {
  const row = await findPicture(db, { code })
  if (!row) return undefined
  const own = readPictureSpec(row.picture)
  const spec = own ?? neutralSpec([...row.categories, row.name])
  // Products without a picture of their own share the few neutral ones.
  return { name: pictureKey(own ? code : 'neutral', spec), svg: () => packPictureSvg(spec) }
}

/** What a key stands for: a product's code, with or without the fingerprint of its drawing, or a drawing's own name. */
export async function findSource(db: Db, key: string): Promise<PictureSource | undefined> {
  const code = HASHED.exec(key)?.[1]
  return (
    flatSource(key) ??
    (code === undefined ? undefined : await productSource(db, code)) ??
    (await productSource(db, key))
  )
}
