import { productDishes } from '../../apps/server/src/modules/catalogue/knowledge/known-dishes.ts'
import { readProducts } from './read-products.ts'

/** Share of what a dish needs that an ordinary shop has. */
const LEAST_FOUND = 0.5

interface Understood {
  dish: string | null
  shelves: { query?: string; slug?: string }[]
}

/**
 * Asks a shop for each built-in dish, and prints the dishes with less than half of what they need. Returns how many
 * were understood as the dish, and how many of the needed things were found.
 */
export async function askDishes(url: string) {
  const counts = { dishes: productDishes.length, understood: 0, scanty: 0, shelves: 0, found: 0 }
  for (const { name, shelves } of productDishes) {
    const { understoodAs } = await readProducts<{ understoodAs?: Understood }>(url, `cosa serve per ${name}`)
    const found = understoodAs?.dish === name ? understoodAs.shelves.map(({ query }) => query) : []
    counts.shelves += shelves.length
    counts.found += found.length
    if (understoodAs?.dish === name) counts.understood++
    if (found.length >= shelves.length * LEAST_FOUND) continue
    counts.scanty++
    const lacking = shelves.filter((shelf) => !found.includes(shelf))
    console.log(`✗ ${name}: ${understoodAs?.dish ?? 'not understood'}; lacks ${lacking.join(', ')}`)
  }
  return counts
}
