import { viewCart, type Cart } from '@cambusa/contract/cart/cart'
import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { listCards, viewShownCategories } from '@cambusa/contract/catalogue/cards'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { viewProductHistory } from '@cambusa/contract/catalogue/product-history'
import { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import { listPaymentTypes } from '@cambusa/contract/orders/checkout'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { categoryAddress, holdsProducts } from '../../features/catalogue/category/category-address.ts'
import { DEPARTMENTS_DEPTH, oneAsked, treeAsked } from '../../features/catalogue/category/category-asked.ts'
import { LATEST_ASKED } from '../../features/catalogue/list/bought-asked.ts'
import { firstPageOf } from '../../features/catalogue/list/list-changes.ts'
import { lookOf } from '../../features/catalogue/list/list-look.ts'
import { isOn, readListSearch } from '../../features/catalogue/list/list-search.ts'
import { askPage } from '../../features/catalogue/list/list-source.ts'
import { subjectOf, type ListSubject } from '../../features/catalogue/list/list-subject.ts'
import { NEWS_ASKED, PROMOTIONS_ASKED } from '../../features/catalogue/list/rails-asked.ts'
import { callUrl } from '../../lib/api/request.ts'
import { slotsAsked } from '../../lib/state/slots-to-offer.ts'
import { paths } from '../navigation/paths.ts'
import { readSearch } from '../navigation/search-params.ts'
import { positiveIn, textIn, type RawSearch } from '../navigation/search-values.ts'

/** A call of a screen. */
export interface EarlyCall {
  /** Its address, with parameters and query. */
  url: string
  /** The call that its answer's data lead to, if any. */
  next?: (data: never) => EarlyCall | undefined
}

/** Who opens a screen, with the view settings of lists that the browser keeps. */
export interface Opener {
  isCustomer: boolean
  sort: string
  view: string
}

/** The cart, which tells who is there; a customer without a slot is offered one by the frame. */
export const cartCall: EarlyCall = {
  url: callUrl(viewCart),
  next: (cart: Cart) => {
    const query = slotsAsked(cart)
    return query && { url: callUrl(listTimeslots, {}, query) }
  },
}

/** The address of an opened page: `location`. */
type Place = Pick<Location, 'pathname' | 'search'>

/** The rest of a path below a prefix, decoded; undefined elsewhere, or where it cannot be read. */
function below(pathname: string, prefix: string): string | undefined {
  if (!pathname.startsWith(prefix)) return undefined
  try {
    return decodeURIComponent(pathname.slice(prefix.length)).replace(/\/$/, '') || undefined
  } catch {
    return undefined
  }
}

function homeCalls({ isCustomer }: Opener): EarlyCall[] {
  const shown = [
    { url: callUrl(viewShownCategories, {}, treeAsked(DEPARTMENTS_DEPTH)) },
    { url: callUrl(listCards, {}, PROMOTIONS_ASKED) },
    { url: callUrl(listCards, {}, NEWS_ASKED) },
  ]
  if (!isCustomer) return shown
  return [{ url: callUrl(listLastBought, {}, LATEST_ASKED) }, ...shown]
}

/** The first page of a list. */
function listCall(subject: ListSubject, search: RawSearch, opener: Opener): EarlyCall {
  const list = readListSearch(search)
  const look = lookOf(list, opener, { hasQuery: Boolean(subject.query), isCustomer: opener.isCustomer })
  return { url: callUrl(listCards, {}, { ...subject, ...askPage(list, look, firstPageOf(list)) }) }
}

function categoryCall(slug: string, search: RawSearch, opener: Opener): EarlyCall {
  const { categoryId } = categoryAddress({
    params: { _splat: slug },
    search: { categoryId: positiveIn(search.categoryId) },
  })
  const next = ({ category }: { category: Parameters<typeof holdsProducts>[0] }) =>
    holdsProducts(category)
      ? listCall({ parent_category_id: category.categoryId }, search, opener)
      : undefined
  return {
    url: callUrl(viewShownCategories, {}, oneAsked(categoryId === undefined ? { slug } : { categoryId })),
    next,
  }
}

function productCalls(slug: string, { isCustomer }: Opener): EarlyCall[] {
  const calls = isCustomer
    ? [viewProduct, viewBoughtTogether, viewProductHistory]
    : [viewProduct, viewBoughtTogether]
  return calls.map((endpoint) => ({ url: callUrl(endpoint, { slug }) }))
}

/**
 * The calls that the screen of an address makes besides the cart's, as far as its own code would make them at once.
 * Nothing for screens that are not opened often by an address.
 */
export function screenCalls({ pathname, search: query }: Place, opener: Opener): EarlyCall[] {
  const search: RawSearch = readSearch(query)
  if (pathname === paths.home) return homeCalls(opener)
  if (pathname === paths.search)
    return [
      listCall(
        subjectOf({
          query: textIn(search.query),
          parent_category_id: positiveIn(search.parent_category_id),
          as_typed: isOn(search.as_typed) || undefined,
        }),
        search,
        opener,
      ),
    ]
  if (pathname === paths.checkout) return opener.isCustomer ? [{ url: callUrl(listPaymentTypes) }] : []
  const category = below(pathname, `${paths.categories}/`)
  if (category !== undefined) return [categoryCall(category, search, opener)]
  const product = below(pathname, paths.product.replace('$slug', ''))
  return product === undefined ? [] : productCalls(product, opener)
}
