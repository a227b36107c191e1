import { describe, expect, it } from 'vitest'
import { isNarrowed, readAmount, readOrderSearch } from './order-search.ts'

describe('the address of the list of orders', () => {
  it('has page, days and amounts', () => {
    const raw = {
      page: '3',
      from: '2026-11-01',
      to: '2026-11-30',
      min: '49,90',
      max: '100',
      product: ' olio ',
    }
    expect(readOrderSearch(raw)).toEqual({
      page: 3,
      from: '2026-11-01',
      to: '2026-11-30',
      min: 49.9,
      max: 100,
      product: 'olio',
    })
    expect(readOrderSearch({ view: 'points', point: '2-7' })).toMatchObject({ view: 'points', point: '2-7' })
  })

  it('leaves out invalid values', () => {
    const raw = {
      page: '-1',
      from: 'ieri',
      to: '2026-13-40',
      min: '-5',
      max: 'tanto',
      view: 'mappa',
      point: '7',
      product: ' ',
    }
    expect(isNarrowed(readOrderSearch(raw))).toBe(false)
    expect(Object.values(readOrderSearch(raw)).filter(Boolean)).toEqual([])
  })

  it('parses amounts as they are typed in Italy', () => {
    expect(['49,9', '49.90', ' 50 '].map(readAmount)).toEqual([49.9, 49.9, 50])
    expect(['1.234,50', '10,999', ''].map(readAmount)).toEqual([undefined, undefined, undefined])
  })
})
