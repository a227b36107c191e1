import type { listCards } from '@cambusa/contract/catalogue/cards'
import type { QueryOf } from '@cambusa/contract/endpoint'
import { CARD } from '@cambusa/contract/catalogue/product'
import { FIRST_PAGE } from '@cambusa/domain/constants'

/** What the rows of cards on home ask for, without the library of queries: app/early/ asks for it before that is loaded. */

type Asked = QueryOf<typeof listCards>

const RAIL_SIZE = 18

/** The best promotions. */
export const PROMOTIONS_ASKED: Asked = {
  fields: CARD,
  promo: true,
  sort: 'promo',
  page: FIRST_PAGE,
  page_size: RAIL_SIZE,
}

/** The newest products. */
export const NEWS_ASKED: Asked = {
  fields: CARD,
  new: true,
  sort: 'newest',
  page: FIRST_PAGE,
  page_size: RAIL_SIZE,
}
