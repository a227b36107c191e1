import { expect, it } from 'vitest'
import { buildFound, buildLine } from '../pad/test-pad.ts'
import { quantityNote } from './quantity-note.ts'

const eggs = buildFound(1, { name: 'Uova', productInfos: { TIPOLOGIA: 'Pezzo', UNIT_SELLING: 'pz' } })
const noteOf = (unit: 'item' | 'case', countedBy: 'content' | 'case', value: number, quantity: number) =>
  quantityNote(buildLine('1', { amount: { value, unit }, countedBy, quantity }), eggs)

it('a pack of single things is counted in packs, a case in pieces', () => {
  expect(noteOf('item', 'content', 6, 1)).toBe('6 pezzi = 1 confezione')
  expect(noteOf('item', 'content', 12, 2)).toBe('12 pezzi = 2 confezioni')
  expect(noteOf('case', 'case', 2, 12)).toBe('2 cartoni = 12 pz')
})
