import { ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { isGtin } from '@cambusa/domain/catalogue/gtin'
import { firstDayOf } from '@cambusa/domain/money/rates-in-force'
import { beforeAll, expect, it } from 'vitest'
import { hasFood } from '../../apps/server/src/modules/pictures/pictures.ts'
import { DEMO_NAME } from '../shop/demo-name.ts'
import { demoCategories, demoFamilies } from './families.ts'
import { demoProducts, familySizes } from './generate.ts'
import type { DemoProduct } from './product.ts'

let products: DemoProduct[] = []
beforeAll(() => {
  products = [...demoProducts()]
})

const distinct = (pick: (product: DemoProduct) => unknown) => new Set(products.map(pick)).size

it('makes three thousand products unless told otherwise, the same every time', () => {
  expect(products).toHaveLength(3_000)
  expect(JSON.stringify([...demoProducts()])).toBe(JSON.stringify(products))
})

it('makes the same goods for a shop of any name, its own brand under that name only', () => {
  const others = [...demoProducts(undefined, 'Bottega $1')]
  expect(others.map(({ code, gtin }) => [code, gtin])).toEqual(products.map(({ code, gtin }) => [code, gtin]))
  const own = products.filter(({ brand }) => brand.startsWith(DEMO_NAME)).map(({ code }) => code)
  expect(own.length).toBeGreaterThan(100)
  expect(others.filter(({ brand }) => brand.startsWith('Bottega $1')).map(({ code }) => code)).toEqual(own)
  expect(JSON.stringify(others).toLowerCase()).not.toContain(DEMO_NAME.toLowerCase())
})

it('keeps every product of a small shop in a larger one, unchanged', () => {
  const wanted = new Map(products.map((product) => [product.code, JSON.stringify(product)]))
  for (const product of demoProducts(12_000)) {
    const known = wanted.get(product.code)
    if (known !== undefined) expect(JSON.stringify(product)).toBe(known)
    wanted.delete(product.code)
  }
  expect(wanted.size).toBe(0)
})

it('gives every product a code, a slug and a barcode of its own, in the in-store range', () => {
  expect(distinct(({ code }) => code)).toBe(3_000)
  expect(distinct(({ slug }) => slug)).toBe(3_000)
  expect(distinct(({ gtin }) => gtin)).toBe(3_000)
  expect(products.filter(({ gtin }) => !isGtin(gtin) || !/^2\d{12}$/.test(gtin))).toEqual([])
  expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

it('asks what is chosen of sixty, limits five and puts two hundred into crates with a deposit', () => {
  const buying = products.map((product) => product.buying)
  expect(buying.filter(({ selectOptions }) => selectOptions.length > 0)).toHaveLength(60)
  expect(buying.filter(({ dailyMax }) => dailyMax !== null)).toHaveLength(5)
  expect(buying.filter(({ packaging }) => packaging?.code === 'CASSETTA')).toHaveLength(200)
  expect(buying.filter(({ packaging }) => packaging?.code === 'VASCHETTA').length).toBeGreaterThan(20)
})

it('stays unique in a shop of fifty thousand', () => {
  const seen = { code: new Set<string>(), slug: new Set<string>(), gtin: new Set<string>() }
  for (const { code, slug, gtin } of demoProducts(50_000)) {
    seen.code.add(code)
    seen.slug.add(slug)
    seen.gtin.add(gtin)
  }
  expect([seen.code.size, seen.slug.size, seen.gtin.size]).toEqual([50_000, 50_000, 50_000])
})

it('can make a million products and says so when it is asked for more than it can', () => {
  expect(familySizes(1_000_000).reduce((sum, size) => sum + size, 0)).toBe(1_000_000)
  expect(() => familySizes(5_000_000)).toThrow(RangeError)
})

it('never takes a product out when the shop grows', () => {
  let before = familySizes(1)
  for (const total of [200, 290, 291, 1_000, 1_200, 1_201, 1_500, 3_000, 3_007, 50_000, 200_000, 999_999]) {
    const sizes = familySizes(total)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total)
    expect([total, sizes.filter((size, i) => size < (before[i] ?? 0))]).toEqual([total, []])
    before = sizes
  }
})

it('lays out a tree of five levels in which no category is empty', () => {
  const filled = new Set(products.map(({ categorySlug }) => categorySlug))
  const isFilled = (slug: string) => [...filled].some((one) => one === slug || one.startsWith(`${slug}/`))
  expect(demoCategories.filter(({ slug }) => !isFilled(slug))).toEqual([])
  expect(new Set(demoCategories.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(new Set(demoCategories.map(({ slug }) => slug)).size).toBe(demoCategories.length)
})

it('asks believable prices: within the bounds of the family, never nothing', () => {
  for (const family of demoFamilies) {
    const own = products.filter(({ code }) => code.startsWith(String(100 + family.number)))
    for (const { priceCents, content, drainedWeightGrams, contentUnit, code } of own) {
      expect(priceCents).toBeGreaterThan(0)
      const perUnit = priceCents / 100 / content
      const factors = family.goods.map(({ priceFactor }) => priceFactor)
      const generous = drainedWeightGrams === null ? 1 : 2
      const bounds = [
        family.low * Math.min(...factors) * 0.45,
        family.high * Math.max(...factors) * 1.45 * generous,
      ]
      // A cent is much where a piece costs little.
      const slack = contentUnit === 'pz' ? 0.01 : 0.06 / content
      expect([code, perUnit >= (bounds[0] ?? 0) - slack, perUnit <= (bounds[1] ?? 0) + slack]).toEqual([
        code,
        true,
        true,
      ])
    }
  }
})

const ofDepartment = (slug: string) =>
  products.filter(({ categorySlug }) => categorySlug.startsWith(`${slug}/`))

it('taxes goods as the law does', () => {
  expect(products.every(({ vatRate }) => firstDayOf(vatRate) !== undefined)).toBe(true)
  const ratesOf = (slug: string) => new Set(ofDepartment(slug).map(({ vatRate }) => vatRate))
  expect(ratesOf('macelleria')).toEqual(new Set([10]))
  expect(ratesOf('bevande')).toEqual(new Set([22]))
  expect(ratesOf('igiene-casa')).toEqual(new Set([22]))
  expect(ratesOf('salumi-e-formaggi/formaggi')).toEqual(new Set([4]))
  expect(ratesOf('salumi-e-formaggi/salumi')).toEqual(new Set([10]))
  const rateOf = (name: string) => products.find((product) => product.name.startsWith(name))?.vatRate
  expect(
    [
      'Basilico',
      'Prezzemolo',
      'Tartufo nero',
      'Penne rigate',
      'Caffè macinato classico',
      'Latte fresco intero',
    ].map(rateOf),
  ).toEqual([5, 4, 5, 4, 22, 4])
})

it('sells alcohol from 18 years, and only alcohol', () => {
  const adult = products.filter(({ minAge }) => minAge === 18)
  expect(adult.length).toBeGreaterThan(100)
  expect(adult.every(({ categorySlug }) => categorySlug.startsWith('vini-birre-e-liquori/'))).toBe(true)
  expect(products.find(({ name }) => name.startsWith('Birra analcolica'))?.minAge).toBeNull()
})

it('tells ingredients, allergens, nutrition, storage and operator of every food', () => {
  for (const { isFood, info, producer, name } of products) {
    if (!isFood) continue
    expect([
      name,
      Boolean(info?.ingredients),
      info?.nutrition.length,
      Boolean(info?.storage),
      producer.length > 20,
    ]).toEqual([name, true, 9, true, true])
    expect(info?.allergens.filter((allergen) => !ALLERGEN_NAMES.includes(allergen))).toEqual([])
  }
})

it('keeps parts of the nutrition below their whole', () => {
  for (const { info, name } of products) {
    const value = (key: string) => info?.nutrition.find((fact) => fact.key === key)?.value ?? 0
    expect([name, value('saturates') <= value('fat'), value('sugars') <= value('carbohydrate')]).toEqual([
      name,
      true,
      true,
    ])
  }
})

it('labels goods as their names say', () => {
  for (const { name, labels, info } of products) {
    if (/\bDOP\b/.test(name)) expect([name, labels.includes('dop')]).toEqual([name, true])
    if (/\bIGP\b/.test(name)) expect([name, labels.includes('igp')]).toEqual([name, true])
    if (/senza glutine/i.test(name)) {
      expect([name, labels.includes('senza-glutine'), info?.allergens.includes('glutine')]).toEqual([
        name,
        true,
        false,
      ])
    }
    if (labels.includes('vegan'))
      expect([name, info?.allergens.includes('latte') ?? false]).toEqual([name, false])
  }
})

it('sells by piece, by multiples and by weight', () => {
  const kinds = new Set(products.map(({ sale }) => sale.kind))
  expect(kinds).toEqual(new Set(['Pezzo', 'Confezione', 'Sfuso']))
  for (const { sale } of products) {
    if (sale.kind === 'Sfuso') expect(sale.weightSelling).toBeGreaterThan(0)
    else expect(sale.minAcq % sale.qtyMult).toBe(0)
  }
  expect(new Set(products.flatMap(({ sale }) => sale.weightUnitSelling ?? []))).toEqual(
    new Set(['g', 'hg', 'kg']),
  )
})

it('has a picture for every food that a product shows', () => {
  expect(products.filter(({ picture }) => !hasFood(picture.food))).toEqual([])
})
