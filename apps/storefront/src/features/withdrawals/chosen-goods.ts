import type { WithdrawableLine, WithdrawalOffer } from '@cambusa/contract/orders/withdrawals'
import { toCents } from '@cambusa/domain/money/money'
import {
  returnedSums,
  withdrawnCents,
  type CameLine,
  type ReturnedSums,
} from '@cambusa/domain/orders/withdrawal'

/** Chosen quantities by the id of the order's line; what is not there does not go back. */
export type Chosen = Readonly<Record<number, number>>

const cameLine = (line: WithdrawableLine): CameLine => ({
  came: line.came,
  grossCents: toCents(line.grossTotal),
  withdrawn: line.withdrawn,
  withdrawalClass: line.withdrawalClass,
  isVariableWeight: line.variableWeight,
  isGift: line.isGift,
  isGiftSpent: line.excluded === 'giftSpent',
})

export const quantityOf = (chosen: Chosen, { orderItemId }: WithdrawableLine): number =>
  chosen[orderItemId] ?? 0

/** The lines that go back. */
export const goingBack = ({ lines }: WithdrawalOffer, chosen: Chosen): WithdrawableLine[] =>
  lines.filter((line) => quantityOf(chosen, line) > 0)

/** Everything that may go back. */
export const allOf = ({ lines }: WithdrawalOffer): Chosen =>
  Object.fromEntries(lines.map(({ orderItemId, maxQuantity }) => [orderItemId, maxQuantity]))

/** Cents that a line brings. */
export const centsOf = (chosen: Chosen, line: WithdrawableLine): number =>
  withdrawnCents(cameLine(line), quantityOf(chosen, line))

/** The sums as the server computes them, by the same rule. */
export const sumsOf = (offer: WithdrawalOffer, chosen: Chosen): ReturnedSums =>
  returnedSums(
    offer.lines.map((line) => ({ line: cameLine(line), quantity: quantityOf(chosen, line) })),
    {
      goodsCents: toCents(offer.mostForGoods),
      chargesCents: toCents(offer.charges),
      giftCents: toCents(offer.toGiftCodes),
      cardCents: toCents(offer.toCard),
    },
  )
