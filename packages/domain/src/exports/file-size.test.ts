import { expect, it } from 'vitest'
import { formatFileSize } from './file-size.ts'

it('a size has three figures at most and the unit that fits', () => {
  expect([0, 999, 1000, 12_345, 12_400_000, 2_147_483_648].map(formatFileSize)).toEqual([
    '0 byte',
    '999 byte',
    '1 kB',
    '12,3 kB',
    '12,4 MB',
    '2,15 GB',
  ])
})
