import * as Type from 'typebox'
import type { AnyEndpoint } from '@cambusa/contract/endpoint'
import {
  CodeNumber,
  DateIso,
  Flag,
  Id,
  Nullable,
  Page,
  PageSize,
  Repeated,
  Text,
} from '@cambusa/contract/schema'
import type { FastifyRequest } from 'fastify'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lenientInput } from './lenient-input.ts'

const FORM = 'application/x-www-form-urlencoded; charset=utf-8'
const fields = {
  sort: Type.Optional(Type.Enum(['alf_asc', 'price_asc'])),
  from_date: Type.Optional(DateIso),
  category: Type.Optional(Id),
  service: Type.Optional(CodeNumber),
  filter: Type.Optional(Repeated(Text(20))),
  promo: Type.Optional(Flag),
  page: Type.Optional(Page),
  page_size: Type.Optional(PageSize(500)),
  value: Text(10),
  key: Id,
}
const call = (parts: Partial<AnyEndpoint>) => lenientInput(parts as AnyEndpoint)
const ofQuery = call({ query: Type.Object(fields) })

function readQuery(query: Record<string, unknown>) {
  const request = { query: { ...query }, headers: {} } as unknown as FastifyRequest
  ofQuery(request)
  return request.query
}

function readBody(endpoint: Partial<AnyEndpoint>, body: unknown, type = 'application/json') {
  const request = { body, headers: { 'content-type': type } } as unknown as FastifyRequest
  call(endpoint)(request)
  return request.body
}

describe('input of other programs', () => {
  it('has no empty parameters: they are absent, also in a list; only a required text stays empty', () => {
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
    expect(readQuery(empty)).toEqual({ value: '' })
    expect(readQuery({ filter: ['', 'brand:Sole', ''], sort: ['', 'alf_asc'] })).toEqual({
      filter: ['brand:Sole'],
      sort: 'alf_asc',
    })
    expect(readQuery({ filter: ['', ''] })).toEqual({})
  })

  it('treats an id of 0 as none', () => {
    expect(readQuery({ category: '0', service: '0', page: '0', value: '0' })).toEqual({
      page: 0,
      value: '0',
    })
    expect(readQuery({ key: '0', category: '10' })).toEqual({ key: 0, category: 10 })
  })

  it('is limited to the largest page size, and no other number is changed', () => {
    expect(readQuery({ page_size: '501' })).toEqual({ page_size: 500 })
    for (const page_size of ['500', '0'])
      expect(readQuery({ page_size })).toEqual({ page_size: Number(page_size) })
    for (const page_size of ['-1', '1e309', 'Infinity', 'x', '1000.5'])
      expect(readQuery({ page_size })).toEqual({ page_size })
  })

  it('accepts the usual words for yes and no', () => {
    for (const promo of ['1', 'on', 'true', 'YES', 'True'])
      expect(readQuery({ promo })).toEqual({ promo: true })
    for (const promo of ['0', 'off', 'false', 'No']) expect(readQuery({ promo })).toEqual({ promo: false })
    expect(readQuery({ promo: 'perhaps' })).toEqual({ promo: 'perhaps' })
  })

  it('is the same when read twice, and reading never fails', () => {
    const names = fc.constantFrom(...Object.keys(fields), '__proto__', 'other')
    const text = fc.oneof(fc.constantFrom('', '0', '501', 'on', 'x'), fc.string())
    const values = fc.oneof(text, fc.array(text, { maxLength: 3 }))
    fc.assert(
      fc.property(fc.dictionary(names, values), (query) => {
        const once = readQuery(query) as Record<string, unknown>
        expect(readQuery(once)).toEqual(once)
      }),
    )
  })

  it('can clear a text in a form, and keeps every empty text of a JSON body', () => {
    const info = { body: Type.Object({ property: Text(60), value: Text(9), note: Type.Optional(Text(9)) }) }
    const sent = { property: 'order_note', value: '', note: '' }
    expect(readBody(info, { ...sent }, FORM)).toEqual({ property: 'order_note', value: '' })
    expect(readBody(info, { ...sent })).toEqual(sent)
  })

  it('is read inside lists of a JSON body', () => {
    const item = Type.Object({ id: Id, at: Type.Optional(Nullable(Id)), yes: Type.Optional(Flag) })
    const lines = { body: Type.Object({ items: Type.Array(item) }) }
    expect(readBody(lines, { items: [{ id: 0, at: 0, yes: 'on' }, null, 5] })).toEqual({
      items: [{ id: 0, yes: true }, null, 5],
    })
  })

  it('may be the only property of a body without its name, in JSON and in a form', () => {
    const city = Type.Object({ city: Text(9), phone: Type.Optional(Text(9)), isOld: Type.Optional(Flag) })
    const address = { body: Type.Object({ address: city }), bareAs: 'address' }
    const named = { address: { city: 'Imola', isOld: true } }
    expect(readBody(address, { address: { city: 'Imola', isOld: 1 } })).toMatchObject({
      address: { city: 'Imola' },
    })
    expect(readBody(address, { city: 'Imola', isOld: 'on' })).toEqual(named)
    expect(readBody(address, { city: 'Imola', phone: '', isOld: '1' }, FORM)).toEqual(named)
  })

  it('without a body is an empty object when the call expects one', () => {
    expect(readBody({ body: Type.Object({ key: Id }) }, undefined)).toEqual({})
    expect(readBody({}, undefined)).toBeUndefined()
    expect(readBody({ body: Type.Unsafe({}) }, undefined)).toBeUndefined()
  })
})
