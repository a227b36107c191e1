import { parseDecimal } from '@cambusa/domain/catalogue/decimal-text'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { SHELF_MAP, shelfFile } from './shelf-file.ts'
import { shelfFamilies } from './shelf-families.ts'
import { shelfProducts } from './shelf-products.ts'

const shelf = [...shelfProducts().values()]
const rows = parse(shelfFile(shelf), { columns: true, delimiter: ';' }) as Record<string, string>[]
const numberIn = (text: string | undefined) => parseDecimal(text ?? '') ?? Number.NaN

it('is as large as that of a chain, and contains every family in several formats', () => {
  expect(shelf.length).toBeGreaterThan(4_000)
  expect(shelf.length).toBeLessThan(8_000)
  for (const { department, good, brands, formats } of shelfFamilies()) {
    expect([good, department]).not.toContain('')
    expect(shelf.filter(({ categorySlug }) => categorySlug.endsWith(`/${good}`))).not.toEqual([])
    expect([good, brands.every(Boolean), formats.every((format) => parseFormat(format))]).toEqual([
      good,
      true,
      true,
    ])
  }
})

it('names products like its clerks: in capitals, the brand inside, the format joined, each differently', () => {
  expect(new Set(shelf.map(({ name }) => name)).size).toBe(shelf.length)
  for (const { name, brand } of shelf) {
    expect(name).toBe(name.toUpperCase())
    expect(name).toContain(brand)
    expect(name).not.toMatch(/[[\]|~;]|undefined| {2}/)
  }
  expect(shelf.some(({ name }) => /ML\d+X\d/.test(name))).toBe(true)
})

it('has gaps, but no contradictory prices', () => {
  expect(rows).toHaveLength(shelf.length)
  for (const column of ['BARCODE_1', 'DES_MARCA', 'PV_UM', 'INGR'])
    expect(rows.filter((row) => row[column] === '').length).toBeGreaterThan(shelf.length / 10)
  for (const [place, row] of rows.entries()) {
    const format = shelf[place]?.format ?? ''
    const content = parseFormat(format)?.content ?? Number.NaN
    expect(numberIn(row.PV)).toBeGreaterThanOrEqual(0.29)
    if (row.PV_UM === '') continue
    // To the cent, whichever of the two was rounded.
    const cents = Math.abs(numberIn(row.PV_UM) - numberIn(row.PV) / content) * 100
    expect([row.DES_ARTICOLO, cents]).toEqual([row.DES_ARTICOLO, expect.closeTo(0, -1)])
    expect(cents).toBeLessThanOrEqual(0.51)
  }
})

it('has a map with existing columns of the file', () => {
  const columns = Object.keys(rows[0] ?? {})
  for (const column of Object.values(SHELF_MAP.columns).flat()) expect(columns).toContain(column)
})
