import { categoryPath, productPath } from '@cambusa/domain/web/page-address'
import type { Catalogue } from '../catalogue/catalogue.ts'

const PRODUCT = /^\/product\/([^/]+)\/?$/
const CATEGORY = /^\/category\/(.+?)\/?$/

/**
 * Where a product or category of this address (path and query) is now, with the query as it was; undefined where it is
 * there, or is nothing of ours.
 */
export function movedTo(address: string, catalogue: Pick<Catalogue, 'slugNow'>): string | undefined {
  const [path = '', query] = address.split(/\?(.*)/s, 2)
  const asked = slugIn(path)
  if (asked === undefined) return undefined
  const now = catalogue.slugNow(asked)
  if (now === undefined || now === asked.slug) return undefined
  const to = asked.kind === 'product' ? productPath(now) : categoryPath(now)
  return query ? `${to}?${query}` : to
}

function slugIn(path: string): { kind: 'product' | 'category'; slug: string } | undefined {
  const product = PRODUCT.exec(path)?.[1]
  const slug = product ?? CATEGORY.exec(path)?.[1]
  if (slug === undefined) return undefined
  try {
    return { kind: product === undefined ? 'category' : 'product', slug: decodeURIComponent(slug) }
  } catch {
    return undefined
  }
}
