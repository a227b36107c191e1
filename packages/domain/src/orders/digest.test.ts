import { expect, it } from 'vitest'
import { digestEnd } from './digest.ts'

it('ends a digest at the full hour or at six in Rome, in summer and winter', () => {
  const end = (digest: 'hourly' | 'daily', at: string) => digestEnd(digest, new Date(at)).toISOString()
  expect(end('hourly', '2026-11-21T09:59:59Z')).toBe('2026-11-21T09:00:00.000Z')
  expect(end('daily', '2026-11-21T05:00:00Z')).toBe('2026-11-21T05:00:00.000Z')
  expect(end('daily', '2026-11-21T04:59:59Z')).toBe('2026-11-20T05:00:00.000Z')
  expect(end('daily', '2026-07-01T04:00:00Z')).toBe('2026-07-01T04:00:00.000Z')
})
