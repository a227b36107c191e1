import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import type { LineMatch, PadLine } from './pad-line.ts'

/** A product as the server sends it, sold by the piece at 1.10 euros. */
export const buildFound = (
  productId: number,
  changes: Partial<QuickOrderProduct['product']> = {},
  piecesPerBox: number | null = null,
): QuickOrderProduct => ({
  product: buildProduct(productId, {
    productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '1', UNIT_SELLING: 'pz' },
    ...changes,
  }),
  piecesPerBox,
  boxesPerPallet: null,
  lastBoughtAt: null,
})

const buildMatch = (changes: Partial<LineMatch> = {}): LineMatch => ({
  scope: 'w1',
  state: 'matched',
  subject: 'pelati',
  byCode: false,
  amount: null,
  productId: 1,
  quantity: 1,
  countedBy: 'least',
  isRounded: false,
  doubts: [],
  suggestions: [],
  ...changes,
})

export const buildLine = (id: string, match?: Partial<LineMatch>, rest: Partial<PadLine> = {}): PadLine => ({
  id,
  text: `riga ${id}`,
  ...(match ? { match: buildMatch(match) } : {}),
  ...rest,
})
