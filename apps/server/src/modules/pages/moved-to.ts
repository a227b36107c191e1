import { categoryPath, productHistoryPath, productPath } from '@cambusa/domain/web/page-address'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Screens whose address contains a slug, and their address with another slug. */
const SLUGGED = [
  { address: /^\/product\/([^/]+)\/?$/, kind: 'product', pathOf: productPath },
  { address: /^\/product-history\/([^/]+)\/?$/, kind: 'product', pathOf: productHistoryPath },
  { address: /^\/category\/(.+?)\/?$/, kind: 'category', pathOf: categoryPath },
] as const

/**
 * The current address of a product or category (path and query), with the query unchanged; undefined when it has not
 * moved, or is unknown.
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

/** The category's id, which takes precedence over its slug (specification §2), as the screen parses it. */
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
