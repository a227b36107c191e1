import { expect, test } from 'vitest'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { packagingText } from './packaging-text.ts'

test('a row shows the multiples in which pieces are sold, and the minimum of goods by weight', () => {
  expect(packagingText(buildProduct(1))).toBe('500 g')
  const infos = { TIPOLOGIA: 'Pezzo', QTY_MULT: '6', UNIT_SELLING: 'pz' }
  expect(packagingText(buildProduct(1, { productInfos: infos, minAcq: 12 }))).toBe(
    '500 g · multipli di 6 · minimo 12 pz',
  )
  const byWeight = {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: '300',
    STEP_SELLING: '50',
    WEIGHT_UNIT_SELLING: 'g',
    WEIGHT_UNIT_BASE: 'kg',
  }
  expect(packagingText(buildProduct(1, { description: '', productInfos: byWeight }))).toBe('minimo 300 g')
})
