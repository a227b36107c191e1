import { describe, expect, it } from 'vitest'
import { packagingFacts, packagingLadder, type Packed } from './packaging-ladder.ts'

const pack: Packed = {
  productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: '6', UNIT_SELLING: 'pz' },
  minAcq: 12,
  packaging: { piecesPerBox: 6, boxesPerPallet: 80 },
  drainedWeight: '240 g',
  description: '400 g',
}
const byWeight: Packed = {
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: '300',
    STEP_SELLING: '100',
    WEIGHT_UNIT_SELLING: 'g',
    WEIGHT_UNIT_BASE: 'kg',
  },
  minAcq: 0,
  packaging: { piecesPerBox: 4, boxesPerPallet: 40 },
  drainedWeight: null,
  description: '',
}

describe('the packaging of a product', () => {
  it('is described by format, drained weight, multiple and minimum', () => {
    expect(packagingFacts(pack)).toEqual([
      { name: 'format', value: '400 g' },
      { name: 'drainedWeight', value: '240 g' },
      { name: 'multiple', value: '6 pz' },
      { name: 'minimum', value: '12 pz' },
    ])
  })

  it('is described by first weight and step for goods by weight', () => {
    expect(packagingFacts(byWeight).map(({ name, value }) => [name, value])).toEqual([
      ['firstWeight', '300 g'],
      ['weightStep', '100 g'],
    ])
  })

  it('is a ladder from the piece to the pallet, each step with its price', () => {
    expect(packagingLadder(pack, 129)).toEqual([
      { level: 'piece', pieces: 1, priceCents: 129 },
      { level: 'box', pieces: 6, priceCents: 774 },
      { level: 'pallet', pieces: 480, boxes: 80, priceCents: 61_920 },
    ])
  })

  it('has no prices where the product has none', () => {
    expect(packagingLadder(pack, undefined).map(({ priceCents }) => priceCents)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('has no levels where only the piece is known, nor for goods by weight', () => {
    expect(packagingLadder({ ...pack, packaging: {} }, 100)).toEqual([])
    expect(packagingLadder({ ...pack, packaging: { piecesPerBox: 1 } }, 100)).toEqual([])
    expect(packagingLadder(byWeight, 100)).toEqual([])
  })

  it('goes from the piece to the pallet when a box holds one piece', () => {
    const steps = packagingLadder({ ...pack, packaging: { piecesPerBox: 1, boxesPerPallet: 48 } }, 100)
    expect(steps.map(({ level, pieces }) => [level, pieces])).toEqual([
      ['piece', 1],
      ['pallet', 48],
    ])
  })
})
