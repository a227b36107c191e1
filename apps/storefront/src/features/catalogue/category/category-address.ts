import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'

/** The parts of a category's address: its slug, and in links of other programs its id and type as well. */
export interface CategoryAddress {
  slug: string
  categoryId?: number | undefined
  type?: string | undefined
}

interface KeptAddress {
  params: Readonly<Record<string, string | undefined>>
  search: Readonly<Record<string, unknown>>
}

export const categoryAddress = ({ params, search }: KeptAddress): CategoryAddress => ({
  slug: params._splat ?? '',
  categoryId: typeof search.categoryId === 'number' ? search.categoryId : undefined,
  type: typeof search.type === 'string' ? search.type : undefined,
})

/** Categories of other types hold texts (titles of dialogs) and are no screen. */
const PRODUCTS_TYPE = 1

/** Whether a category has a screen: it exists and holds products. */
export const holdsProducts = (category: ShownCategory | undefined): category is ShownCategory =>
  category?.categoryTypeId === PRODUCTS_TYPE
