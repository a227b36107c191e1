import { describe, expect, it } from 'vitest'
import {
  addressTypeIdOf,
  addressTypeOf,
  isPickup,
  isServiceId,
  serviceIdOf,
  serviceKey,
} from './delivery-service.ts'

describe('delivery services', () => {
  it('are known by id and by key', () => {
    expect([1, 2, 3, 4].map((id) => serviceKey(id))).toEqual(['drive', 'home', 'rider', 'locker'])
    expect(['drive', 'home', 'rider', 'locker'].map((key) => serviceIdOf(key))).toEqual([1, 2, 3, 4])
    expect(serviceKey(5)).toBeUndefined()
    expect(serviceIdOf('drone')).toBeUndefined()
    expect([0, 1, 4, 5].filter(isServiceId)).toEqual([1, 4])
  })

  it('treat store as drive', () => {
    expect(serviceIdOf('store')).toBe(1)
  })

  it('have the address type of their kind', () => {
    expect(([1, 2, 3, 4] as const).map(addressTypeIdOf)).toEqual([3, 2, 2, 5])
    expect(([1, 2, 3, 4] as const).map(addressTypeOf)).toEqual(['store', 'home', 'home', 'store'])
    expect(([1, 2, 3, 4] as const).filter(isPickup)).toEqual([1, 4])
  })
})
