import { join } from 'node:path'
import { isIcon } from './lucide-icons.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const source = (file: string) => join(import.meta.dirname, 'src', file)

/** Everything that a module imports at once, not by `import()`. */
function reachableFrom(start: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(follow)
  }
  follow(start)
  return found
}

/** A library's index reaches all of it: these are asked for by lists, forms and the cart, never by home. */
const NEVER_BY_HOME = /\/(useQueries|queriesObserver|useMutation|useMutationState|mutationObserver)\.js$/

/** What only lists of products are made of; the rest of what is ours in them, forms and the cart need as well. */
const OF_LISTS =
  /\/features\/catalogue\/|\/in-cart-total\.tsx$|\/joins\/|\/messages\/src\/.*\/product-lists\.ts$|\/(useQueries|queriesObserver)\.js$/

/** What every signed-in customer's first screen shows besides a visitor's. */
export const OWN_PARTS = [
  'joins/buy-again-part.tsx',
  'features/delivery/service-strip.tsx',
  'frame/bars/vat-switch.tsx',
] as const

const isPart = (id: string): boolean => id.includes('/storefront/src/ui/') || isIcon(id)
const isOurs = (id: string): boolean => isPart(id) || /\/packages\/\w+\/src\/|\/storefront\/src\//.test(id)

/**
 * The files that several screens share, few instead of many, since a small one compresses badly: the product
 * cards; the parts of a product's page; lists of products; the fields beside lists, which
 * forms have too; what the cart and the till have in common.
 */
export function sharedChunk(): (id: string, graph: ModuleGraph) => string | null {
  let screens: Record<'home' | 'product' | 'list' | 'cart' | 'till', Set<string>> | undefined
  return (id, graph) => {
    screens ??= {
      home: reachableFrom(source('routes/home.tsx'), graph),
      product: reachableFrom(source('routes/product.tsx'), graph),
      list: reachableFrom(source('joins/buyable-list.tsx'), graph),
      cart: reachableFrom(source('routes/cart.tsx'), graph),
      till: reachableFrom(source('routes/checkout.tsx'), graph),
    }
    const { home, product, list, cart, till } = screens
    const isOfHomeAlone = ![product, list, cart, till].some((screen) => screen.has(id))
    if (home.has(id) && !NEVER_BY_HOME.test(id)) return isOfHomeAlone ? null : 'cards'
    if (product.has(id) && isPart(id)) return 'parts'
    if (list.has(id) && OF_LISTS.test(id)) return 'list'
    if (list.has(id)) return isOurs(id) ? 'fields' : null
    return cart.has(id) && till.has(id) ? 'till' : null
  }
}
