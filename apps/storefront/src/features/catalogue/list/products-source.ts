import { listBrands } from '@cambusa/contract/catalogue/brands'
import { call } from '../../../lib/api/call.ts'
import type { ListSource, PageQuery } from './list-source.ts'
import type { ListSubject } from './list-subject.ts'
import { productsQuery } from './products-api.ts'

/** The list of GET /products for a category or a text. */
export const productsSource = (subject: ListSubject): ListSource => ({
  hasQuery: Boolean(subject.query),
  pageQuery: (scope, asked) => {
    const { queryKey, queryFn } = productsQuery(scope, { ...subject, ...asked })
    return { queryKey, queryFn: queryFn as PageQuery['queryFn'] }
  },
  findBrands: (scope, asked) => ({
    queryKey: ['brands', scope, subject, asked],
    queryFn: ({ signal }) => call(listBrands, { query: { ...subject, ...asked }, signal, background: true }),
  }),
})
