import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import { SHOP_MONTH } from '@cambusa/domain/time/months'
import * as Type from 'typebox'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints.ts'
import { INSTANT } from './schema.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema | undefined>
  pattern?: string
  patternProperties?: Record<string, Schema>
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
  maxLength?: number
  maxItems?: number
  maxProperties?: number
}

/** Positions in a request schema without bounds, each with what is missing. */
function unbounded(schema: Schema, at: string): string[] {
  const { const: fixed, enum: known, anyOf, items, properties, patternProperties } = schema
  if (fixed !== undefined || known !== undefined) return []
  return [
    ...missingBounds(schema).map((bound) => `${at}: ${bound}`),
    ...(anyOf ?? []).flatMap((one) => unbounded(one, at)),
    ...(items === undefined ? [] : unbounded(items, `${at}[]`)),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => unbounded(one ?? {}, `${at}.${name}`)),
    ...Object.values(patternProperties ?? {}).flatMap((one) => unbounded(one, `${at}.*`)),
  ]
}

function missingBounds(schema: Schema): string[] {
  const { type, maxLength, maxItems, maxProperties, patternProperties } = schema
  if (type === 'number' || type === 'integer') {
    return [
      ...(Number.isFinite(schema.minimum ?? schema.exclusiveMinimum) ? [] : ['minimum']),
      ...(Number.isFinite(schema.maximum ?? schema.exclusiveMaximum) ? [] : ['maximum']),
    ]
  }
  if (type === 'string') return maxLength === undefined ? ['maxLength'] : []
  if (type === 'array') return maxItems === undefined ? ['maxItems'] : []
  if (patternProperties !== undefined) return maxProperties === undefined ? ['maxProperties'] : []
  return []
}

const unboundedOf = ({ operationId, params, query, body }: AnyEndpoint): string[] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : unbounded(schema, `${operationId} ${part}`),
  )

const DAY_NAME = /(?:^|_)(?:date|day|from|to|since|until)(?:_|$)|(?:Date|Day|At)$/

/** Fields of a schema whose names end like days or times, each with its pattern; amounts are excluded. */
function daysIn(
  { anyOf, items, properties, type, pattern }: Schema,
  name = '',
): [string, string | undefined][] {
  const inside = Object.entries(properties ?? {}).flatMap(([one, schema]) =>
    schema === undefined ? [] : daysIn(schema, one),
  )
  const others = [...(anyOf ?? []), ...(items === undefined ? [] : [items])]
  return [
    ...(type === 'string' && DAY_NAME.test(name) ? [[name, pattern] as [string, string | undefined]] : []),
    ...inside,
    ...others.flatMap((one) => daysIn(one, name)),
  ]
}

describe('what a caller may send', () => {
  it('has bounds in every declared call: minimum and maximum of numbers, maximum length of texts, lists and maps', () => {
    expect(allEndpoints.length).toBeGreaterThan(40)
    expect(allEndpoints.flatMap(unboundedOf)).toEqual([])
  })

  it('is a date of the calendar, a month or an instant, wherever a field is named as a date', () => {
    const named = allEndpoints.flatMap(({ params, query, body }) =>
      daysIn({ properties: { params, query, body } }),
    )
    expect(named.length).toBeGreaterThan(10)
    const known = [CALENDAR_DAY, SHOP_MONTH, INSTANT]
    expect(named.filter(([, pattern]) => pattern === undefined || !known.includes(pattern))).toEqual([])
  })

  it('is found when a new call forgets them, at any depth', () => {
    const careless = {
      operationId: 'careless',
      params: Type.Object({ slug: Type.String() }),
      query: Type.Object({
        page: Type.Optional(Type.Integer({ minimum: 1 })),
        names: Type.Array(Type.String({ maxLength: 5 })),
      }),
      body: Type.Object({
        items: Type.Array(Type.Object({ price: Type.Union([Type.Number({ maximum: 5 }), Type.Null()]) }), {
          maxItems: 5,
        }),
        infos: Type.Record(Type.String(), Type.String()),
      }),
    }
    expect(unboundedOf(careless as unknown as AnyEndpoint)).toEqual([
      'careless params.slug: maxLength',
      'careless query.page: maximum',
      'careless query.names: maxItems',
      'careless body.items[].price: minimum',
      'careless body.infos: maxProperties',
      'careless body.infos.*: maxLength',
    ])
  })
})
