import type { Order } from '@cambusa/contract/orders/orders'
import { toEuros } from '@cambusa/domain/money/money'
import { cancelRefusal } from '@cambusa/domain/orders/customer-cancel'
import { isOrderStatus } from '@cambusa/domain/orders/order-status'
import { isPayable } from '@cambusa/domain/payments/pay-by'
import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import { isPaymentTypeId } from '@cambusa/domain/orders/payment-type'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { paymentFailureTexts } from '@cambusa/messages/it/payments/payment-failures'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { wireGift, wirePackage } from '../cart/cart.ts'
import { wireAddress } from '../places/places.ts'
import { linePicture } from './line-picture.ts'
import { wireEditing } from './wire-editing.ts'
import type { OrderItemRow, OrderPaymentRow, OrderRow } from './orders.queries.ts'
import { isPickedShown, wireOrderLife, wirePicked, wireVat } from './wire-order-life.ts'

/** The picture of an order line. */

const statusName = (status: number) => (isOrderStatus(status) ? orderStatusTexts[status] : '')

function wireItem(item: OrderItemRow, withPicked: boolean): NonNullable<Order['items']>[number] {
  return {
    orderItemId: item.id,
    productId: item.productId,
    code: item.code,
    barcode: item.gtin ?? '',
    name: item.name,
    description: item.format,
    brand: item.brand,
    slug: item.slug,
    mediaURL: linePicture(item.mediaKey),
    quantity: item.quantity,
    unit: item.unit,
    price: toEuros(item.priceCents),
    grossTotal: toEuros(item.grossCents),
    vatRate: item.vatRate,
    variableWeight: item.isVariableWeight,
    infos: item.infos,
    notes: item.notes,
    ...(item.isDelisted ? { isDelisted: true } : {}),
    ...(withPicked && item.picked ? { picked: wirePicked(item.picked) } : {}),
  }
}

const HAS_REASON: readonly AttemptState[] = ['failed', 'cancelled']

function wirePayment(payment: OrderPaymentRow): NonNullable<Order['payment']> {
  const { state, failure } = payment
  return {
    state,
    amount: toEuros(payment.amountCents),
    captured: toEuros(payment.capturedCents),
    refunded: toEuros(payment.refundedCents),
    reason: failure === null || !HAS_REASON.includes(state) ? null : paymentFailureTexts[failure],
    cardBrand: payment.cardBrand,
    cardLastFour: payment.cardLastFour,
  }
}

/**
 * An order on the wire, from its own copy only; the allowed actions are those of this moment. With `showReplaced` its
 * lines say what came of them.
 */
export function wireOrder(row: OrderRow, now: Date, { showReplaced = false } = {}): Order {
  const refusal = cancelRefusal(row, now)
  const editing = wireEditing(row, now)
  const withPicked = showReplaced && isPickedShown(row.status)
  return {
    orderId: row.id,
    order_id: row.id,
    orderNumber: row.number,
    ...editing,
    orderStatusName: statusName(editing.orderStatusId),
    placedAt: row.placedAt.toISOString(),
    deliveryServiceId: row.deliveryServiceId,
    deliveryServiceName: row.deliveryServiceName,
    shippingAddress: wireAddress(row.shippingAddress, {
      deliveryServiceId: row.deliveryServiceId,
      storeId: row.storeId,
      warehouseId: row.warehouseId,
      validated: true,
      isFavourite: false,
    }),
    timeslot: {
      date: row.slotDate,
      beginTime: row.slotBegin,
      endTime: row.slotEnd,
      cutoffAt: row.cutoffAt.toISOString(),
    },
    warehouse: { warehouseId: row.warehouseId, name: row.warehouseName },
    store: { storeId: row.storeId, name: row.storeName },
    companyName: row.companyName,
    itemsTotal: toEuros(row.itemsCents),
    packageTotal: toEuros(row.packagesCents),
    orderPackages: row.packages.map(wirePackage),
    giftCertificates: (row.gifts ?? []).map(wireGift),
    giftTotal: toEuros(row.giftCents),
    prebilledAmount: toEuros(row.worstCaseCents),
    payment: row.payment === null ? null : wirePayment(row.payment),
    payBy: row.payBy?.toISOString() ?? null,
    canPay: isPayable(row, now),
    canCancel: refusal === null,
    cancelRefusal: refusal,
    customerReference: row.infos['customer_reference'] ?? '',
    deliveryFee: toEuros(row.deliveryFeeCents),
    grossTotal: toEuros(row.totalCents),
    finalTotal: row.finalCents === null ? null : toEuros(row.finalCents),
    taxTotal: toEuros(row.taxCents),
    vat: wireVat(row.vat),
    paymentTypeId: row.paymentTypeId,
    paymentTypeName: isPaymentTypeId(row.paymentTypeId) ? paymentTypeTexts[row.paymentTypeId].name : '',
    userPaymentAuthId: row.payment?.cardId ?? null,
    userPaymenthAuthId: row.payment?.cardId ?? null,
    paymentData: row.paymentData,
    cartInfos: row.infos,
    totalItems: row.totalItems,
    ...(row.items === null ? {} : { items: row.items.map((item) => wireItem(item, withPicked)) }),
    ...(row.life === undefined ? {} : wireOrderLife(row.life, row.status)),
    ...(row.history === null
      ? {}
      : {
          history: row.history.map(({ status, at }) => ({
            orderStatusId: status,
            orderStatusName: statusName(status),
            at: new Date(at).toISOString(),
          })),
        }),
  }
}
