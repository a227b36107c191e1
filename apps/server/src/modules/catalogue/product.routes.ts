import { listBrands } from '@cambusa/contract/catalogue/brands'
import { listProducts, productsByCodes, viewProduct } from '@cambusa/contract/catalogue/product'
import type { Assortment, Assortments } from './engine/catalogue-index.ts'
import { productOfSlug } from './engine/earlier-slugs.ts'
import type { Platform } from '../../platform/http/context.ts'
import type { ByteSink } from '../../platform/http/byte-writer.ts'
import { freshJson, freshPlain } from '../../platform/http/ready-data.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { cardsByCodes, formOf } from './cards/card-json.ts'
import { brandsJson } from './lists/brands-of-list.ts'
import { productListJson } from './lists/product-list.ts'
import { layProductPage } from './product-page/product-page.ts'
import { sheetJson } from './cards/sheet-json.ts'
import { withPurchases } from './lists/own-order.ts'
import { pageKey, readProductQuery, type ProductSearch } from './lists/product-query.ts'
import { assortmentForHash } from './lists/scope-for-hash.ts'

type Needs = Pick<Platform, 'clock' | 'database' | 'db' | 'log'> & { catalogue: Assortments }

/** Lists, pages and look-ups of products, answered from the index. */
export const productModule: Module<Needs> = (app, services) => {
  route(app, services, listProducts, ({ catalogue, db, session, query, now, takesGzip }) => {
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    if (query.slug !== undefined) return answerPage({ db, assortment, slug: query.slug, takesGzip })
    const search = withPurchases(services, session, assortment.index, readProductQuery(query), now)
    const answer = (wanted: ProductSearch) => answerList(assortment, wanted, takesGzip)
    return search instanceof Promise ? search.then(answer) : answer(search)
  })
  route(app, services, listBrands, ({ catalogue, session, query, now }) => {
    const assortment = assortmentForHash(catalogue, session.scope, query.hash, now)
    return { dataJson: brandsJson(assortment, readProductQuery(query), query.beginning) }
  })
  route(app, services, productsByCodes, ({ catalogue, session, query, now }) => {
    const assortment = catalogue.assortment(session.scope, now)
    const { cards, unknown } = cardsByCodes(assortment, query.codes, formOf(query.fields))
    return { dataJson: `{"products":${cards},"unknown":${JSON.stringify(unknown)}}` }
  })
  route(app, services, viewProduct, ({ catalogue, db, session, params, now, takesGzip }) => {
    const assortment = catalogue.assortment(session.scope, now)
    return answerPage({ db, assortment, slug: params.slug, takesGzip })
  })
}

/** One page of a list, cached from its second request on. */
function answerList(assortment: Assortment, search: ProductSearch, takesGzip: boolean) {
  const key = `${assortment.number}.${assortment.stockRevision} list ${pageKey(search)}`
  return assortment.index.pages.answer(key, takesGzip, () => productListJson(assortment, search))
}

interface PageCall {
  db: Platform['db']
  assortment: Assortment
  slug: string
  takesGzip: boolean
}

/** The page of a product, cached from its second request on; until then an uncompressed one is assembled from parts. */
function answerPage({ db, assortment, slug, takesGzip }: PageCall) {
  const { index, number, stockRevision } = assortment
  const ordinal = productOfSlug(index, slug)
  if (ordinal === undefined) throw refuse('product.unknown')
  const page = <Made>(make: (lay: (to: ByteSink) => void) => Made) => {
    const made = (sheet: string | undefined) => {
      if (sheet === undefined) throw refuse('product.unknown')
      return make((to) => layProductPage(to, { assortment, ordinal, sheet }))
    }
    const sheet = sheetJson(db, assortment, ordinal)
    return sheet instanceof Promise ? sheet.then(made) : made(sheet)
  }
  const key = `${number}.${stockRevision} product ${ordinal}`
  if (takesGzip) return index.pages.answer(key, takesGzip, () => page(freshJson))
  const kept = index.pages.found(key)
  if (kept !== undefined) return { ready: kept }
  return page((lay) => ({ ready: index.pages.keepCopy(key, freshPlain(lay)) }))
}
