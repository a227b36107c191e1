import { listBrands } from '@cambusa/contract/brands'
import { listProducts, productsByCodes, viewProduct } from '@cambusa/contract/product'
import type { Assortment, Assortments } from './engine/catalogue-index.ts'
import type { Platform } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { route, type Module } from '../../platform/route.ts'
import { cardsJson } from './cards/card-json.ts'
import { brandsJson } from './lists/brands-of-list.ts'
import { productListJson } from './lists/product-list.ts'
import { productPageJson } from './product-page/product-page.ts'
import { withPurchases } from './lists/own-order.ts'
import { readProductQuery } from './lists/product-query.ts'
import { assortmentForHash } from './lists/scope-for-hash.ts'

type Needs = Pick<Platform, 'clock' | 'database' | 'db' | 'log'> & { catalogue: Assortments }

/** Lists, pages and look-ups of products, answered from the index. */
export const productModule: Module<Needs> = (app, services) => {
  route(app, services, listProducts, async ({ catalogue, db, session, query, now }) => {
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    if (query.slug !== undefined) return { dataJson: await pageOf({ db, assortment, slug: query.slug }) }
    const search = await withPurchases(services, session, assortment.index, readProductQuery(query), now)
    return { dataJson: productListJson(assortment, search) }
  })
  route(app, services, listBrands, ({ catalogue, session, query, now }) => {
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    return { dataJson: brandsJson(assortment, readProductQuery(query), query.beginning) }
  })
  route(app, services, productsByCodes, ({ catalogue, session, query, now }) => {
    const assortment = catalogue.assortment(session.scope, now)
    const { ordinalOfCode, ordinalOfGtin } = assortment.index
    const codes = query.codes.map((code) => code.trim())
    const found = codes.map((code) => ordinalOfCode(code) ?? ordinalOfGtin(code))
    const products = cardsJson(
      assortment,
      found.filter((ordinal) => ordinal !== undefined),
    )
    const unknown = JSON.stringify(codes.filter((_code, i) => found[i] === undefined))
    return { dataJson: `{"products":${products},"unknown":${unknown}}` }
  })
  route(app, services, viewProduct, async ({ catalogue, db, session, params, now }) => {
    const assortment = catalogue.assortment(session.scope, now)
    return { dataJson: await pageOf({ db, assortment, slug: params.slug }) }
  })
}

async function pageOf({
  db,
  assortment,
  slug,
}: Pick<Platform, 'db'> & { assortment: Assortment; slug: string }): Promise<string> {
  const ordinal = assortment.index.ordinalOfSlug(slug)
  const json = ordinal === undefined ? undefined : await productPageJson(db, assortment, ordinal)
  if (json === undefined) throw refuse('product.unknown')
  return json
}
