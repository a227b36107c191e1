import type { Cart } from '@cambusa/contract/cart'
import { lazy } from 'react'
import { loadChunk } from '../lib/browser/chunks.ts'
import { PartPlace } from './part-place.tsx'

const GiftCodes = lazy(() =>
  loadChunk(() => import('../features/gift-cards/gift-codes.tsx')).then((module) => ({
    default: module.GiftCodes,
  })),
)

/** The gift codes of the till, whose form comes after the screen. */
export const GiftCodesPlace = ({ cart }: { cart: Cart }) => (
  <PartPlace>
    <GiftCodes cart={cart} />
  </PartPlace>
)
