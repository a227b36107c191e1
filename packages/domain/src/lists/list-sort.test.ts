import { expect, it } from 'vitest'
import { sortLines } from './list-sort.ts'

it('lines are sorted by hand, or in the Italian alphabet with numbers by their value', () => {
  const lines = ['Uova', 'èrbe', 'Acqua 10', 'Acqua 2', 'erbe']
  const sorted = (sort: Parameters<typeof sortLines>[1]) => sortLines(lines, sort, (name) => name)
  expect(sorted('manual')).toEqual(lines)
  expect(sorted('alf_asc')).toEqual(['Acqua 2', 'Acqua 10', 'èrbe', 'erbe', 'Uova'])
  expect(sorted('alf_desc')).toEqual(['Uova', 'èrbe', 'erbe', 'Acqua 10', 'Acqua 2'])
})
