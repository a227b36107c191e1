import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { openMirror } from './mirror.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A mirror of one part, with a clock and a WordPress that the test sets. */
function mirrored(folder = mkdtempSync(join(tmpdir(), 'cambusa-mirror-'))) {
  const world = { nowMs: 1_000_000_000, says: 'one', isAway: false, asked: 0 }
  const told: unknown[] = []
  const tell = (...said: unknown[]) => void told.push(said.at(-1))
  const open = () => {
    const mirror = openMirror({
      load: async () => {
        world.asked += 1
        if (world.isAway) throw new Error('away')
        return world.says
      },
      wanted: ['a'],
      folder,
      nowMs: () => world.nowMs,
      log: { warn: tell, info: tell },
    })
    atTheEnd(async () => {
      mirror.close()
      await rm(folder, { recursive: true, force: true })
    })
    return mirror
  }
  return { world, told, open }
}

it('asks once for all who wait, and again after five minutes', async () => {
  const { world, open } = mirrored()
  const mirror = open()
  expect(await Promise.all([mirror.read('a'), mirror.read('a'), mirror.read('a')])).toEqual([
    'one',
    'one',
    'one',
  ])
  expect(world.asked).toBe(1)
  const version = mirror.version()
  world.says = 'two'
  world.nowMs += 5 * MINUTE - 1
  await mirror.refresh()
  expect([await mirror.read('a'), mirror.version()]).toEqual(['one', version])
  world.nowMs += 1
  await mirror.refresh()
  expect(await mirror.read('a')).toBe('two')
  expect(mirror.version()).not.toBe(version)
})

it('shows for a day what WordPress said before it went away, over a restart too, and tells it once', async () => {
  const { world, told, open } = mirrored()
  const first = open()
  await first.refresh()
  const version = first.version()
  world.isAway = true
  world.nowMs += HOUR
  await first.refresh()
  await first.refresh()
  expect(await first.read('a')).toBe('one')
  expect(first.failure()).toEqual({ reason: 'away', sinceMs: 1_000_000_000 })
  expect(told).toEqual(['WordPress is away: its last content is shown'])
  first.close()

  const second = open()
  expect(await second.read('a')).toBe('one')
  expect(second.version()).toBe(version)
  world.nowMs += 22 * HOUR
  await second.refresh()
  expect(await second.read('a')).toBe('one')
  world.nowMs += HOUR
  expect(await second.read('a')).toBeUndefined()
  world.isAway = false
  world.nowMs += MINUTE
  expect(await second.read('a')).toBe('one')
  expect(second.failure()).toBeUndefined()
  expect(told.at(-1)).toBe('WordPress answers again')
})

it('does not ask again at once for what was refused', async () => {
  const { world, open } = mirrored()
  world.isAway = true
  const mirror = open()
  expect(await mirror.read('a')).toBeUndefined()
  expect(await mirror.read('a')).toBeUndefined()
  await mirror.refresh()
  expect(world.asked).toBe(1)
  world.nowMs += MINUTE / 2
  await mirror.refresh()
  expect(world.asked).toBe(2)
})
