import { describe, expect, it } from 'vitest'
import type { Refusal } from './refusal.ts'
import { checkStorable } from './storable-input.ts'

function fieldRefused(value: unknown): string | undefined {
  try {
    checkStorable(value)
    return undefined
  } catch (error) {
    return (error as Refusal).field
  }
}

describe('input', () => {
  it('is refused with its field when no column can store it', () => {
    expect(fieldRefused({ page: Infinity })).toBe('page')
    expect(fieldRefused({ items: [{ quantity: 1 }, { quantity: -Infinity }] })).toBe('items.1.quantity')
    expect(fieldRefused({ a: NaN })).toBe('a')
    expect(fieldRefused({ items: [{ quantity: -0 }] })).toBe('items.0.quantity')
    expect(fieldRefused({ note: 'a\0b' })).toBe('note')
    expect(fieldRefused({ infos: { note: '\uD800' } })).toBe('infos.note')
    expect(fieldRefused({ infos: { 'a\uDFFF': 'x' } })).toBe('infos')
  })

  it('passes when a column can store it', () => {
    const sound = {
      n: 0,
      text: '',
      emoji: '😀',
      none: null,
      list: [1, 'a', { deep: true }],
      file: Buffer.from('\0'),
    }
    expect(fieldRefused(sound)).toBeUndefined()
    expect(fieldRefused(undefined)).toBeUndefined()
    expect(fieldRefused('text')).toBeUndefined()
  })

  it('may be nested to any depth', () => {
    let deep: unknown = 'x'
    for (let i = 0; i < 50_000; i++) deep = [deep]
    expect(fieldRefused({ deep })).toBeUndefined()
  })
})
