import { beforeEach, describe, expect, it } from 'vitest'
import { readerLimits } from './hint-collector.ts'
import { packColumns } from './pack.ts'
import { passingBytes, release } from './passing.ts'
import { setMemorySaving } from './switch.ts'

const MEGABYTE = 1024 * 1024
beforeEach(() => setMemorySaving(true))

describe('the switch of memory saving', () => {
  it('on: temporary memory comes directly from the system, and is returned when released', () => {
    const room = passingBytes(2 * MEGABYTE)
    expect(room.buffer.byteLength).toBeGreaterThan(32 * MEGABYTE)
    release(room)
    expect(room.buffer.byteLength).toBe(0)
    expect(readerLimits()).toHaveProperty('maxYoungGenerationSizeMb')
  })

  it('off: temporary memory has the requested size, and is garbage-collected', () => {
    setMemorySaving(false)
    const room = passingBytes(2 * MEGABYTE)
    expect(room.buffer.byteLength).toBe(2 * MEGABYTE)
    release(room)
    expect(room.buffer.byteLength).toBe(2 * MEGABYTE)
    expect(readerLimits()).toEqual({})
  })

  it.each([true, false])('columns are the same after packing, saving: %s', (saves) => {
    setMemorySaving(saves)
    const columns = { ids: Float64Array.from([3, 1, 2]), nested: [{ flags: Uint8Array.from([1, 0]) }] }
    const { packed, blocks } = packColumns(columns)
    expect(packed).toEqual(columns)
    expect(blocks).toHaveLength(saves ? 1 : 2)
    expect(blocks).toContain(packed.ids.buffer)
  })
})
