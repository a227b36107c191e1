import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoShop, fingerprintOf } from './demo-products.ts'
import { fits, holds, LOOKED_AT, neededOf, type QualityFile } from './expectation.ts'

const file = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8')) as QualityFile
const shop = demoShop(file.catalogue.products)
const products = [...shop.values()]

it('asks at least 160 different things of the catalogue that the file names', () => {
  expect(fingerprintOf(shop)).toBe(file.catalogue.sha256)
  expect(new Set(file.queries.map(({ query }) => query)).size).toBe(file.queries.length)
  expect(file.queries.length).toBeGreaterThanOrEqual(160)
})

it('asks for nothing that the shop does not have', () => {
  const impossible = file.queries.filter((entry) => {
    const { inShop, amongTen, first } = neededOf(products, entry.expect)
    return inShop === 0 || amongTen > Math.min(inShop, LOOKED_AT) || amongTen === 0 || first === 0
  })
  expect(impossible).toEqual([])
})

it('never takes the shop in alphabetical order, nor an empty answer, for the right one', () => {
  const byName = products.toSorted((a, b) => a.name.localeCompare(b.name, 'it')).slice(0, LOOKED_AT)
  for (const answers of [byName, []]) {
    const fooled = file.queries.filter(({ expect: wanted }) =>
      holds(answers, wanted, neededOf(products, wanted)),
    )
    expect(fooled).toEqual([])
  }
})

it('takes the right answers for right and misses one that comes too late', () => {
  for (const { query, expect: wanted } of file.queries) {
    const needed = neededOf(products, wanted)
    const right = products.filter((product) => fits(product, wanted)).slice(0, LOOKED_AT)
    const wrong = products.filter((product) => !fits(product, wanted)).slice(0, LOOKED_AT)
    expect([query, holds(right, wanted, needed)]).toEqual([query, true])
    expect([query, holds([...wrong, ...right], wanted, needed)]).toEqual([query, false])
  }
})
