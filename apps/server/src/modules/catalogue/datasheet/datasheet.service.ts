import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { FileAnswer } from '../../../platform/http/route.ts'
import { romeDate } from '@cambusa/domain/time/dates'
import { generationCache } from '../memory/generation-cache.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { productOfSlug } from '../engine/earlier-slugs.ts'
import { findProductPage } from '../cards/sheet-json.ts'
import { datasheetPdf } from './datasheet-pdf.ts'

const KEPT_BYTES = 4 * 1024 * 1024
/** Estimated memory of one; used before it is generated. */
const EACH_BYTES = 24 * 1024

export interface Datasheets {
  /** The PDF of a product. Throws product.unknown (404). */
  find(assortment: Assortment, slug: string, now: Date): Promise<FileAnswer>
}

/**
 * Datasheets of a shop: the retailer's own file in `datasheets/<code>.pdf` of the data folder, else one generated from
 * the product's sheet. Generated ones are cached for the day: each takes a few milliseconds of this process.
 */
export function createDatasheets({ config, db }: Pick<Platform, 'config' | 'db'>): Datasheets {
  const made = generationCache<string, Promise<Buffer>>(KEPT_BYTES)
  const folder = join(config.dataDir, 'datasheets')
  const maker = { shopName: config.shop.name, colour: config.shop.colours.primary }

  const make = async (assortment: Assortment, ordinal: number, now: Date): Promise<Buffer> => {
    const product = await findProductPage(db, assortment, ordinal)
    if (product === undefined) throw refuse('product.unknown')
    return datasheetPdf(product, maker, now)
  }

  const makeOnce = (assortment: Assortment, ordinal: number, now: Date): Promise<Buffer> => {
    const { ids, version } = assortment.index.snapshot
    const key = `${version} ${romeDate(now)} ${ids[ordinal]}`
    const known = made.get(key)
    if (known !== undefined) return known
    const making = make(assortment, ordinal, now)
    making.catch(() => made.delete(key))
    made.set(key, making, EACH_BYTES)
    return making
  }

  return {
    async find(assortment, slug, now) {
      const ordinal = productOfSlug(assortment.index, slug)
      if (ordinal === undefined) throw refuse('product.unknown')
      // A code may contain any character; a file name may not.
      const code = assortment.index.code(ordinal).replace(/[^\w.-]/g, '_')
      const own = await readFile(join(folder, `${code}.pdf`)).catch(() => undefined)
      const body = own ?? (await makeOnce(assortment, ordinal, now))
      return { fileName: `scheda-${code}.pdf`, contentType: 'application/pdf', body }
    },
  }
}
