import { describe, expect, it } from 'vitest'
import { askedCatalogues } from './asked-catalogues.ts'
import { fits, LOOKED_AT, neededOf, worthOf } from './expectation.ts'

const catalogues = askedCatalogues()
const queries = catalogues.flatMap(({ file }) => file.queries)

it('contains 400 different queries for two catalogues, 46 of them held out', () => {
  expect(queries).toHaveLength(400)
  for (const { file } of catalogues)
    expect(new Set(file.queries.map(({ query }) => query)).size).toBe(file.queries.length)
  expect(queries.filter(({ heldOut }) => heldOut)).toHaveLength(46)
})

describe.each(catalogues)('the queries of the $name', ({ file, products: shop }) => {
  const products = [...shop.values()]

  it('are for the catalogue that the file names', () => {
    expect(products).toHaveLength(file.catalogue.products)
  })

  it('ask for nothing that the shop does not have', () => {
    const impossible = file.queries.filter((entry) => {
      const { inShop, amongTen, first } = neededOf(products, entry.expect)
      return inShop === 0 || amongTen > Math.min(inShop, LOOKED_AT) || amongTen === 0 || first === 0
    })
    expect(impossible).toEqual([])
  })

  it('never judge the alphabetical list of the shop, or an empty answer, as right', () => {
    const byName = products.toSorted((a, b) => a.name.localeCompare(b.name, 'it')).slice(0, LOOKED_AT)
    for (const answers of [byName, []]) {
      const fooled = file.queries.filter(({ expect: wanted }) => {
        const { amongTen, first } = worthOf(answers, wanted, neededOf(products, wanted))
        return amongTen && first
      })
      expect(fooled).toEqual([])
    }
  })

  it('judge the right answers as right, and those that come too late as missed', () => {
    for (const { query, expect: wanted } of file.queries) {
      const needed = neededOf(products, wanted)
      const right = products.filter((product) => fits(product, wanted)).slice(0, LOOKED_AT)
      const wrong = products.filter((product) => !fits(product, wanted)).slice(0, LOOKED_AT)
      const both = { amongTen: true, first: true }
      expect([query, worthOf(right, wanted, needed)]).toEqual([query, both])
      expect([query, worthOf([...wrong, ...right], wanted, needed)]).toEqual([
        query,
        { amongTen: false, first: false },
      ])
    }
  })

  it('distinguish the first place from the first ten', () => {
    for (const { query, expect: wanted } of file.queries) {
      const needed = neededOf(products, wanted)
      if (needed.amongTen === LOOKED_AT) continue
      const right = products.filter((product) => fits(product, wanted)).slice(0, LOOKED_AT - 1)
      const [wrong] = products.filter((product) => !fits(product, wanted))
      expect([query, worthOf([wrong, ...right], wanted, needed)]).toEqual([
        query,
        { amongTen: true, first: false },
      ])
    }
  })
})
