import { categoryPath, productHistoryPath, productPath } from '@cambusa/domain/web/page-address'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Screens whose address says by a slug what they are about, and the address that each has with another one. */
const SLUGGED = [
  { address: /^\/product\/([^/]+)\/?$/, kind: 'product', pathOf: productPath },
  { address: /^\/product-history\/([^/]+)\/?$/, kind: 'product', pathOf: productHistoryPath },
  { address: /^\/category\/(.+?)\/?$/, kind: 'category', pathOf: categoryPath },
] as const

/**
 * Where the product or category of this address (path and query) is now, with the query as it was; undefined where it is
 * there, or is nothing of ours.
 */
export function movedTo(address: string, catalogue: Pick<Catalogue, 'slugNow'>): string | undefined {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2)
  for (const { address: pattern, kind, pathOf } of SLUGGED) {
    const slug = unescaped(pattern.exec(path)?.[1])
    if (slug === undefined) continue
    const now = catalogue.slugNow({ kind, slug, ...(kind === 'category' && { categoryId: idIn(query) }) })
    if (now === undefined || now === slug) return undefined
    return query ? `${pathOf(now)}?${query}` : pathOf(now)
  }
  return undefined
}

/** The category's id, which counts before its slug (specification §2), as the screen reads it. */
function idIn(query: string): number | undefined {
  const ids = new URLSearchParams(query).getAll('categoryId')
  const id = ids.length === 1 ? Number(ids[0]) : 0
  return Number.isInteger(id) && id > 0 ? id : undefined
}

function unescaped(slug: string | undefined): string | undefined {
  try {
    return slug && decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
