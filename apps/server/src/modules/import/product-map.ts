import { readFile } from 'node:fs/promises'
import { importTexts } from '@cambusa/messages/it/import'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { ImportFailure } from './import-failure.ts'

const Column = Type.String({ minLength: 1 })
const Rate = Type.Enum([4, 5, 10, 22])

/** Which column of a retailer's file is what; documented in docs/import.md. */
export const ProductMap = Type.Object(
  {
    /** What tells one product from another: the GTIN, the article code, or a set of columns. */
    key: Type.Union([Type.Literal('gtin'), Type.Literal('code'), Type.Array(Column, { minItems: 1 })]),
    columns: Type.Object(
      {
        name: Column,
        code: Type.Optional(Column),
        gtin: Type.Optional(Column),
        brand: Type.Optional(Column),
        producer: Type.Optional(Column),
        format: Type.Optional(Column),
        price: Type.Optional(Column),
        vatRate: Type.Optional(Column),
        /** First level first. */
        category: Type.Optional(Type.Array(Column, { minItems: 1, maxItems: 5 })),
        kind: Type.Optional(Column),
        unit: Type.Optional(Column),
        qtyMult: Type.Optional(Column),
        minAcq: Type.Optional(Column),
        weightSelling: Type.Optional(Column),
        stepSelling: Type.Optional(Column),
        /** Price per kg or l, where the format does not tell the content, and the column that names that unit. */
        unitPrice: Type.Optional(Column),
        unitPriceUnit: Type.Optional(Column),
        ingredients: Type.Optional(Column),
        storage: Type.Optional(Column),
        origin: Type.Optional(Column),
        text: Type.Optional(Column),
        isFood: Type.Optional(Column),
        /** Label on the nutrition table → column, per 100 g. */
        nutrition: Type.Optional(Type.Record(Type.String(), Column)),
      },
      { additionalProperties: false },
    ),
    vat: Type.Object({ default: Rate, byCategory: Type.Optional(Type.Record(Type.String(), Rate)) }),
    unit: Type.Optional(Type.Object({ default: Type.String({ minLength: 1 }) })),
    kind: Type.Optional(
      Type.Object({
        default: Type.Union([Type.Literal('Pezzo'), Type.Literal('Confezione'), Type.Literal('Sfuso')]),
      }),
    ),
    /** Where a row without category goes. */
    defaultCategory: Type.Optional(Type.String({ minLength: 1 })),
    priceListId: Type.Optional(Type.Integer({ minimum: 1 })),
    isFood: Type.Optional(Type.Object({ default: Type.Boolean() })),
  },
  { additionalProperties: false },
)
export type ProductMap = Type.Static<typeof ProductMap>

/** Every column that a map names. */
export function columnsOf(map: ProductMap): string[] {
  const named = Object.values(map.columns).flatMap((column) =>
    typeof column === 'string' ? [column] : Array.isArray(column) ? column : Object.values(column ?? {}),
  )
  return Array.isArray(map.key) ? [...named, ...map.key] : named
}

/** Reads a map. Throws ImportFailure with one sentence that names what is wrong. */
export async function readProductMap(path: string): Promise<ProductMap> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ImportFailure(importTexts.fileMissing({ path }))
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ImportFailure(importTexts.mapNotJson({ path }))
  }
  if (!Value.Check(ProductMap, value)) {
    const [first] = Value.Errors(ProductMap, value)
    const field = first?.instancePath.slice(1).replaceAll('/', '.') || 'mappa'
    throw new ImportFailure(importTexts.mapWrong({ path, field }))
  }
  const needs =
    value.key === 'gtin' ? value.columns.gtin : value.key === 'code' ? value.columns.code : 'given'
  if (needs === undefined)
    throw new ImportFailure(importTexts.mapWrong({ path, field: `columns.${String(value.key)}` }))
  return value
}
