import { italianOrder } from '../modules/catalogue/engine/italian-order.ts'
import { scoreSpace } from '../modules/catalogue/memory/score-space.ts'
import { holdText } from '../modules/catalogue/search/hold-text.ts'
import { termCollector, type ProductTexts } from '../modules/catalogue/words/term-collector.ts'
import { termReader } from '../modules/catalogue/words/term-reader.ts'
import { readQuery } from '../modules/catalogue/words/words.ts'

type MadeProduct = Partial<ProductTexts> & Pick<ProductTexts, 'name'>

/** A shelf of some products, without a database: what its words find, best first, equal ones in alphabetical order. */
export function madeShelf(
  products: readonly (MadeProduct | string)[],
  synonyms: readonly (readonly string[])[] = [],
) {
  const rows = products.map((product) => (typeof product === 'string' ? { name: product } : product))
  const collector = termCollector(rows.length, synonyms)
  const rest = { brand: '', format: '', category: '', path: '', producer: '', ingredients: '' }
  for (const row of rows) collector.add({ ...rest, ...row })
  const order = italianOrder(rows.map(({ name }) => name))
  const terms = termReader(collector.finish(order))
  const space = scoreSpace(rows.length)
  return {
    search(text: string, isAsTyped = false) {
      const { held, correctedQuery, leftOut } = holdText(terms, space, readQuery(text), { isAsTyped })
      const scored = Array.from(held, (ordinal) => ({ ordinal, score: space.total[ordinal]! }))
      for (const { ordinal } of scored) space.total[ordinal] = 0
      const isClean = [space.total, space.ofWord].every((column) => column.every((value) => value === 0))
      if (!isClean) throw new Error(`${text}: scores are left behind`)
      const names = scored
        .toSorted((a, b) => b.score - a.score || a.ordinal - b.ordinal)
        .map(({ ordinal }) => rows[order[ordinal]!]!.name)
      return { names, correctedQuery, leftOut }
    },
  }
}
