import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoShop, fingerprintOf } from './demo-products.ts'
import { fits } from './expectation.ts'
import { judge, type AnsweredLine, type OrderFile } from './order-expectation.ts'

const file = JSON.parse(readFileSync(join(import.meta.dirname, 'orders.json'), 'utf8')) as OrderFile
const shop = demoShop(file.catalogue.products)
const products = [...shop.values()]
const texts = [...file.tuned, ...file.heldOut]

it('contains 60 lines with which the reader was tuned, for the catalogue that the file names', () => {
  expect(fingerprintOf(shop)).toBe(file.catalogue.sha256)
  expect(file.tuned).toHaveLength(60)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
})

it('asks for nothing that the shop does not have, and for nothing that any product would match', () => {
  const unfit = texts.filter(({ products: goods }) =>
    goods.some(({ expect: wanted }) => {
      const fitting = products.filter((product) => fits(product, wanted)).length
      return fitting === 0 || fitting > 20
    }),
  )
  expect(unfit).toEqual([])
})

const answer = (line: Partial<AnsweredLine>): AnsweredLine => ({
  state: 'matched',
  amount: null,
  quantity: 1,
  candidates: [],
  ...line,
})

it('distinguishes right, asked, missed and wrong answers of every line', () => {
  for (const text of texts) {
    const meant = text.products.map(({ expect: wanted, amount = 'none' }) => {
      const [value, unit] = amount.split(' ')
      const written = { value: Number(value), unit } as AnsweredLine['amount']
      return { product: products.find((product) => fits(product, wanted)), amount: unit ? written : null }
    })
    const other = products.find((product) =>
      text.products.every(({ expect: wanted }) => !fits(product, wanted)),
    )
    const all = (make: (good: (typeof meant)[number]) => Partial<AnsweredLine>) =>
      judge(
        text,
        meant.map((good) => answer(make(good))),
      )
    expect(all(({ product, amount }) => ({ candidates: [product], amount }))).toBe('right')
    expect(judge(text, [answer({ candidates: [other] })])).toBe('wrong')
    expect(judge(text, [answer({ state: 'doubtful', candidates: [other] })])).toBe('missed')
    if (meant.length === 0) continue
    expect(all(({ product }) => ({ state: 'doubtful', candidates: [other, other, product] }))).toBe('asked')
    expect(all(({ product }) => ({ state: 'doubtful', candidates: [other, other, other, product] }))).toBe(
      'missed',
    )
    expect(all(({ product }) => ({ state: 'unknown', candidates: [product] }))).toBe('missed')
    expect(judge(text, [])).toBe('missed')
  }
})
