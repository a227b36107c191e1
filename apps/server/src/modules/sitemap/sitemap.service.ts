import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { categoryPath, flyerPath, productPath, storePath } from '@cambusa/domain/web/page-address'
import { romeDate } from '@cambusa/domain/time/dates'
import type { Platform } from '../../platform/http/context.ts'
import {
  changedDayOf,
  listedCategories,
  listedProducts,
  type Assortment,
  type Catalogue,
} from '../catalogue/catalogue.ts'
import type { ContentSource } from '../content/content.ts'
import { contentPaths } from './content-paths.ts'
import { createFlyers, type FlyerSource } from '../flyers/flyers.ts'
import { findPublicScope, listShopIds } from './sitemap.queries.ts'
import { writePages, writeParts, type SitemapEntry } from './sitemap-xml.ts'

/** The protocol allows 50,000 addresses per file. */
const ADDRESSES_A_PART = 40_000
const PRODUCTS = /^products-([1-9]\d{0,3})$/
/** The part with the pages that are not products. */
const SHELVES = 'categories'

/** A file of the sitemap, compressed. */
export interface SitemapFile {
  gzip: Buffer
  etag: string
}

export type SitemapNeeds = Pick<Platform, 'clock' | 'config' | 'db'> & {
  catalogue: Pick<Catalogue, 'assortment' | 'version'>
  content: Pick<ContentSource, 'posts' | 'version'>
  flyerSource: FlyerSource
}

interface Sitemap {
  /** The list of the parts. */
  index(): Promise<SitemapFile>
  /** undefined: an unknown part. */
  part(name: string): Promise<SitemapFile | undefined>
}

/** The public pages of this shop, built on first request and cached until catalogue, content or day change. */
export function createSitemap({ catalogue, clock, config, content, db, flyerSource }: SitemapNeeds): Sitemap {
  const { shopUrl, storeId } = config
  const flyers = createFlyers({ catalogue, db, flyerSource })
  let kept = { version: '', files: new Map<string, Promise<SitemapFile | undefined>>() }

  function keep<File extends SitemapFile | undefined>(
    name: string,
    make: () => Promise<File>,
  ): Promise<File> {
    // Flyers begin and end with a day.
    const version = `${catalogue.version} ${content.version()} ${flyerSource.version()} ${romeDate(clock())}`
    if (kept.version !== version) kept = { version, files: new Map() }
    const { files } = kept
    const known = files.get(name) as Promise<File> | undefined
    if (known !== undefined) return known
    const made = make()
    files.set(name, made)
    // Unknown parts and failures are not cached.
    made.then((file) => file ?? files.delete(name)).catch(() => files.delete(name))
    return made
  }

  async function findAssortment(): Promise<Assortment> {
    const scope = await findPublicScope(db, { storeId })
    const { warehouseId = 0, priceListId = 0 } = scope ?? {}
    return catalogue.assortment({ storeId, warehouseId, priceListId, companyPriceListId: null }, clock())
  }

  const entryOf = ({ index }: Assortment, ordinal: number): SitemapEntry => ({
    address: shopUrl + productPath(index.slug(ordinal)),
    changedDay: changedDayOf(index, ordinal),
  })

  async function makeIndex() {
    const assortment = await findAssortment()
    const products = listedProducts(assortment)
    const parts: SitemapEntry[] = [{ address: `${shopUrl}/sitemaps/${SHELVES}.xml` }]
    for (let start = 0; start < products.length; start += ADDRESSES_A_PART) {
      let changedDay = 0
      for (const ordinal of products.subarray(start, start + ADDRESSES_A_PART))
        changedDay = Math.max(changedDay, changedDayOf(assortment.index, ordinal))
      parts.push({ address: `${shopUrl}/sitemaps/products-${parts.length}.xml`, changedDay })
    }
    return pack(writeParts(parts))
  }

  async function makeShelves() {
    const { index, scope } = await findAssortment()
    const paths = [
      '/',
      '/category',
      ...listedCategories(index).map(categoryPath),
      ...(await contentPaths(content)),
      ...(await flyerPaths(scope)),
      ...(await storePaths()),
    ]
    return pack(writePages(paths.map((path) => ({ address: shopUrl + path }))))
  }

  /** The list of flyers, and those that are not over; nothing where the shop has none. */
  async function flyerPaths(scope: Assortment['scope']): Promise<string[]> {
    const all = await flyers.list(scope, clock())
    const current = all.filter(({ state }) => state !== 'past').map(({ slug }) => flyerPath(slug))
    return all.length === 0 ? [] : ['/volantini', ...current]
  }

  /** The list of stores and each of them; nothing where the shop has none. */
  async function storePaths(): Promise<string[]> {
    const stores = await listShopIds(db)
    return stores.length === 0 ? [] : ['/store-locator', ...stores.map(({ id }) => storePath(id))]
  }

  async function makeProducts(number: number) {
    const assortment = await findAssortment()
    const end = number * ADDRESSES_A_PART
    const products = listedProducts(assortment).subarray(end - ADDRESSES_A_PART, end)
    if (products.length === 0) return undefined
    return pack(writePages(entriesOf(assortment, products)))
  }

  function* entriesOf(assortment: Assortment, products: Uint32Array): Generator<SitemapEntry> {
    for (const ordinal of products) yield entryOf(assortment, ordinal)
  }

  return {
    index: () => keep('', makeIndex),
    async part(name) {
      const number = PRODUCTS.exec(name)?.[1]
      if (number !== undefined) return keep(name, () => makeProducts(Number(number)))
      return name === SHELVES ? keep(name, makeShelves) : undefined
    },
  }
}

async function pack(pieces: Iterable<string>): Promise<SitemapFile> {
  const gzip = await buffer(Readable.from(pieces).pipe(createGzip()))
  // An ETag of the content, the same in every process and after every start.
  const etag = `W/"${createHash('sha256').update(gzip).digest('base64url').slice(0, 22)}"`
  return { gzip, etag }
}
