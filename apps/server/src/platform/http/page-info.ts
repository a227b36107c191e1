import type { PageInfo } from '@cambusa/contract/catalogue/product'

/** What an answer says of its page: the page from 1, how many entries one has, how many there are in all. */
export const pageInfo = (selPage: number, itemsPerPage: number, totItems: number): PageInfo => ({
  selPage,
  itemsPerPage,
  totItems,
  totPages: Math.ceil(totItems / itemsPerPage),
})
