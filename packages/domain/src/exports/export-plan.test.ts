import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHOTS } from '../catalogue/product-shots.ts'
import { DATA_FILES, EXPORT_FIELDS, PICTURE_FILES, SLICED_FORMATS } from './export-choices.ts'
import { lacksOf, plannedFiles, type ExportWish } from './export-plan.ts'

const wishes: fc.Arbitrary<ExportWish> = fc.record({
  shots: fc.subarray([...SHOTS]),
  formats: fc.subarray(SLICED_FORMATS.map(({ id }) => id)),
  fileFormats: fc.subarray([...PICTURE_FILES]),
  dataFormats: fc.subarray([...DATA_FILES]),
  fields: fc.subarray([...EXPORT_FIELDS]),
})
const everyShot = SHOTS.map((shot) => ({ shot, products: 1 }))

it('a wish that lacks nothing makes at least one file', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(lacksOf(wish).length + plannedFiles(wish, everyShot)).toBeGreaterThan(0)
    }),
  )
})

it('an original is given once, whatever kinds of files are wished for', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const original = { ...wish, formats: ['original'], dataFormats: [] }
      expect(plannedFiles(original, everyShot)).toBe(wish.shots.length)
      expect(lacksOf(original)).not.toContain('fileFormats')
    }),
  )
})

it('a further choice never makes fewer files', () => {
  fc.assert(
    fc.property(wishes, fc.constantFrom(...SLICED_FORMATS), (wish, { id }) => {
      const more = { ...wish, formats: [...new Set([...wish.formats, id])] }
      expect(plannedFiles(more, everyShot)).toBeGreaterThanOrEqual(plannedFiles(wish, everyShot))
    }),
  )
})

it('data alone needs no format of pictures, but at least one field', () => {
  const data: ExportWish = { shots: [], formats: [], fileFormats: [], dataFormats: ['csv'], fields: ['code'] }
  expect(lacksOf(data)).toEqual([])
  expect(lacksOf({ ...data, fields: [] })).toEqual(['fields'])
  expect(lacksOf({ ...data, dataFormats: [] })).toEqual(['shots'])
})
