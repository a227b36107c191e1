/**
 * What the query library's client takes from its `infiniteQueryBehavior`. The shop's lists ask for pages one by one, so that
 * code is left out of the first screen (decision 110); vite.config.ts puts this in its place.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('infinite queries are left out of the shop: see decision 110')
}
export const hasNextPage = () => false
export const hasPreviousPage = () => false
