import { describe, expect, it } from 'vitest'
import { askedCatalogues } from './asked-catalogues.ts'
import { fits, LOOKED_AT, neededOf, worthOf, type Needed, type QualityQuery } from './expectation.ts'
import type { JudgedProduct } from './judged-product.ts'

const catalogues = askedCatalogues()

/** What a query needs, and the first products of the shop that are an answer and that are none. */
interface Answers {
  needed: Needed
  right: JudgedProduct[]
  wrong: JudgedProduct[]
}

function answersIn(products: readonly JudgedProduct[], { expect: wanted }: QualityQuery): Answers {
  const right = products.filter((product) => fits(product, wanted))
  const isRight = new Set(right)
  const wrong = products.filter((product) => !isRight.has(product)).slice(0, LOOKED_AT)
  return { needed: neededOf(right, wanted), right: right.slice(0, LOOKED_AT), wrong }
}

const queries = catalogues.flatMap(({ file }) => file.queries)

it('contains 400 different queries for two catalogues, 46 of them held out', () => {
  expect(queries).toHaveLength(400)
  for (const { file } of catalogues)
    expect(new Set(file.queries.map(({ query }) => query)).size).toBe(file.queries.length)
  expect(queries.filter(({ heldOut }) => heldOut)).toHaveLength(46)
})

describe.each(catalogues)('the queries of the $name', ({ file, products: shop }) => {
  const products = [...shop.values()]
  /** Every query is compared with every product once. */
  const kept = new Map<QualityQuery, Answers>()
  const answersTo = (entry: QualityQuery): Answers => {
    const known = kept.get(entry) ?? answersIn(products, entry)
    kept.set(entry, known)
    return known
  }

  it('are for the catalogue that the file names', () => {
    expect(products).toHaveLength(file.catalogue.products)
  })

  it('ask for nothing that the shop does not have', () => {
    const impossible = file.queries.filter((entry) => {
      const { inShop, amongTen, first } = answersTo(entry).needed
      return inShop === 0 || amongTen > Math.min(inShop, LOOKED_AT) || amongTen === 0 || first === 0
    })
    expect(impossible).toEqual([])
  })

  it('never judge the alphabetical list of the shop, or an empty answer, as right', () => {
    const byName = products.toSorted((a, b) => a.name.localeCompare(b.name, 'it')).slice(0, LOOKED_AT)
    for (const answers of [byName, []]) {
      const fooled = file.queries.filter((entry) => {
        const { amongTen, first } = worthOf(answers, entry.expect, answersTo(entry).needed)
        return amongTen && first
      })
      expect(fooled).toEqual([])
    }
  })

  it('judge the right answers as right, and those that come too late as missed', () => {
    for (const entry of file.queries) {
      const { query, expect: wanted } = entry
      const { needed, right, wrong } = answersTo(entry)
      const both = { amongTen: true, first: true }
      expect([query, worthOf(right, wanted, needed)]).toEqual([query, both])
      expect([query, worthOf([...wrong, ...right], wanted, needed)]).toEqual([
        query,
        { amongTen: false, first: false },
      ])
    }
  })

  it('distinguish the first place from the first ten', () => {
    for (const entry of file.queries) {
      const { query, expect: wanted } = entry
      const { needed, right, wrong } = answersTo(entry)
      if (needed.amongTen === LOOKED_AT) continue
      expect([query, worthOf([wrong[0], ...right.slice(0, LOOKED_AT - 1)], wanted, needed)]).toEqual([
        query,
        { amongTen: true, first: false },
      ])
    }
  })
})
