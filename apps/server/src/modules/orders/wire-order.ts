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
import type { OrderItemRow, OrderPaymentRow, OrderRow } from './orders.queries.ts'

/** Width of the picture of an order line. */
const LINE_PICTURE_PX = 160

/** The picture of an order line. */
export const linePicture = (mediaKey: string) => `/pictures/${mediaKey}/${LINE_PICTURE_PX}.webp`

const statusName = (status: number) => (isOrderStatus(status) ? orderStatusTexts[status] : '')

function wireItem(item: OrderItemRow): NonNullable<Order['items']>[number] {
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

/** An order on the wire, from its own copy only; the allowed actions are those of this moment. */
export function wireOrder(row: OrderRow, now: Date): Order {
  const refusal = cancelRefusal(row, now)
  return {
    orderId: row.id,
    order_id: row.id,
    orderNumber: row.number,
    orderStatusId: row.status,
    orderStatusName: statusName(row.status),
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
    taxTotal: toEuros(row.taxCents),
    vat: row.vat.map(({ rate, grossCents, netCents, vatCents }) => ({
      rate,
      gross: toEuros(grossCents),
      net: toEuros(netCents),
      vat: toEuros(vatCents),
    })),
    paymentTypeId: row.paymentTypeId,
    paymentTypeName: isPaymentTypeId(row.paymentTypeId) ? paymentTypeTexts[row.paymentTypeId].name : '',
    userPaymentAuthId: row.payment?.cardId ?? null,
    userPaymenthAuthId: row.payment?.cardId ?? null,
    paymentData: row.paymentData,
    cartInfos: row.infos,
    totalItems: row.totalItems,
    ...(row.items === null ? {} : { items: row.items.map(wireItem) }),
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
