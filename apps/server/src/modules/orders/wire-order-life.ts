import { placedForCustomer } from '@cambusa/messages/it/orders/order-life'
import type { Order } from '@cambusa/contract/orders/orders'
import type { PickedItem } from '@cambusa/contract/orders/order-parts'
import { toEuros } from '@cambusa/domain/money/money'
import { isOneOfStatuses, PICKED_ORDERS } from '@cambusa/domain/orders/order-sets'
import type { OrderVat } from '../../platform/schema/orders.ts'
import { wirePackage } from '../cart/cart.ts'
import { linePicture } from './line-picture.ts'
import { wireVersion } from './wire-editing.ts'
import type { OrderLifeRow, PickedRow } from './order-life.queries.ts'

export const wireVat = (vat: readonly OrderVat[]): Order['vat'] =>
  vat.map(({ rate, grossCents, netCents, vatCents }) => ({
    rate,
    gross: toEuros(grossCents),
    net: toEuros(netCents),
    vat: toEuros(vatCents),
  }))

/** Whether customers see what was picked: not while the shop still prepares the order, and not once it is cancelled. */
export const isPickedShown = (status: number): boolean => isOneOfStatuses(PICKED_ORDERS, status)

/** What came of a line, on the wire. */
export const wirePicked = ({ outcome, quantity, grossCents, replacement }: PickedRow): PickedItem => ({
  outcome,
  quantity,
  grossTotal: toEuros(grossCents),
  replacement: replacement && {
    productId: replacement.productId,
    code: replacement.code,
    name: replacement.name,
    description: replacement.format,
    brand: replacement.brand,
    slug: replacement.slug,
    mediaURL: linePicture(replacement.mediaKey),
    unit: replacement.unit,
    price: toEuros(replacement.priceCents),
    vatRate: replacement.vatRate,
    variableWeight: replacement.isVariableWeight,
  },
})

function wireFinal(final: NonNullable<OrderLifeRow['final']>): NonNullable<Order['final']> {
  return {
    itemsTotal: toEuros(final.itemsCents),
    packageTotal: toEuros(final.packagesCents),
    orderPackages: final.packages.map(wirePackage),
    deliveryFee: toEuros(final.deliveryFeeCents),
    giftTotal: toEuros(final.giftCents),
    allowance: toEuros(final.allowanceCents),
    grossTotal: toEuros(final.totalCents),
    taxTotal: toEuros(final.taxCents),
    vat: wireVat(final.vat),
  }
}

function wireHandover(handover: NonNullable<OrderLifeRow['handover']>): NonNullable<Order['handover']> {
  const { at, receiver, receiverName, ageChecked, deposits } = handover
  return {
    at: new Date(at).toISOString(),
    receiver,
    receiverName,
    ageChecked,
    deposits: deposits.map(({ descr, quantity, cents }) => ({ descr, quantity, total: toEuros(cents) })),
    depositTotal: toEuros(handover.depositCents),
    due: toEuros(handover.dueCents),
    collected: toEuros(handover.collectedCents),
  }
}

/** What happened to an order, on the wire: people of the shop have no name there. */
export const wireOrderLife = (
  { final, handover, acts, placedBy, placedByActor, approvedBy, versions }: OrderLifeRow,
  status: number,
): Required<Pick<Order, 'final' | 'handover' | 'acts' | 'placedBy' | 'versions'>> &
  Pick<Order, 'approvedBy'> => ({
  final: final === null || !isPickedShown(status) ? null : wireFinal(final),
  handover: handover && wireHandover(handover),
  acts: acts.map(({ act, userId, actor, reason, at }) => ({
    act,
    isByShop: userId === null,
    by: userId === null ? '' : actor,
    reason: reason ?? '',
    at: new Date(at).toISOString(),
  })),
  placedBy: placedByActor === null ? placedBy : placedForCustomer({ name: placedByActor }),
  ...(approvedBy !== null && { approvedBy }),
  versions: versions.map(({ version, snapshot, replacedAt }) =>
    wireVersion(version, snapshot, new Date(replacedAt)),
  ),
})
