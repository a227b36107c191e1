import { listProducts, productsByCodes, viewProduct } from '@cambusa/contract/product'
import type { Shelf, Shelves } from './engine/catalogue-index.ts'
import type { Platform } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { route, type Module } from '../../platform/route.ts'
import { boughtBy } from './search/bought.service.ts'
import { cardsJson } from './cards/card-json.ts'
import { productListJson } from './lists/product-list.ts'
import { productPageJson } from './product-page/product-page.ts'
import { readProductQuery } from './lists/product-query.ts'
import { shelfForHash } from './lists/scope-for-hash.ts'

type Needs = Pick<Platform, 'clock' | 'database' | 'db' | 'log'> & { catalogue: Shelves }

/** Lists, pages and look-ups of products, answered from the index. */
export const productModule: Module<Needs> = (app, services) => {
  route(app, services, listProducts, async ({ catalogue, db, session, query, now }) => {
    const shelf = shelfForHash(catalogue, session.scope, query.hash, now)
    if (query.slug !== undefined) return { dataJson: await pageOf({ db, shelf, slug: query.slug }) }
    const search = readProductQuery(query)
    const isRanked = search.text !== '' && search.sort === 'relevance'
    const bought = isRanked ? await boughtBy(services, session, shelf.index, now) : undefined
    return { dataJson: productListJson(shelf, { ...search, bought }) }
  })
  route(app, services, productsByCodes, ({ catalogue, session, query, now }) => {
    const shelf = catalogue.shelf(session.scope, now)
    const { ordinalOfCode, ordinalOfGtin } = shelf.index
    const codes = query.codes.map((code) => code.trim())
    const found = codes.map((code) => ordinalOfCode(code) ?? ordinalOfGtin(code))
    const products = cardsJson(
      shelf,
      found.filter((ordinal) => ordinal !== undefined),
    )
    const unknown = JSON.stringify(codes.filter((_code, i) => found[i] === undefined))
    return { dataJson: `{"products":${products},"unknown":${unknown}}` }
  })
  route(app, services, viewProduct, async ({ catalogue, db, session, params, now }) => {
    const shelf = catalogue.shelf(session.scope, now)
    return { dataJson: await pageOf({ db, shelf, slug: params.slug }) }
  })
}

async function pageOf({
  db,
  shelf,
  slug,
}: Pick<Platform, 'db'> & { shelf: Shelf; slug: string }): Promise<string> {
  const ordinal = shelf.index.ordinalOfSlug(slug)
  const json = ordinal === undefined ? undefined : await productPageJson(db, shelf, ordinal)
  if (json === undefined) throw refuse('product.unknown')
  return json
}
