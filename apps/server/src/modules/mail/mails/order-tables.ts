import { formatEuro } from '@cambusa/domain/money/money'
import { isPaymentTypeId } from '@cambusa/domain/orders/payment-type'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { orderMailTexts } from '@cambusa/messages/it/mails/order-mails'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import type { OrderInMail } from './order-in-mail.ts'
import type { MailTable } from '../../../platform/schema/mail-words.ts'

const texts = orderMailTexts.tables

/** Address and time of the order, the customer's reference, and how it is paid. */
export function factsOf(order: OrderInMail, referenceLabel: string = texts.reference): MailTable {
  const { addressName, address1, addressNumber, postalCode, city, province } = order.shippingAddress
  const reference = order.infos['customer_reference'] ?? ''
  const payment = isPaymentTypeId(order.paymentTypeId) ? paymentTypeTexts[order.paymentTypeId].name : ''
  const [day, begin, end] = [formatDayLong(order.slotDate), order.slotBegin, order.slotEnd]
  return {
    rows: [
      { label: texts.number, value: order.number },
      ...(reference === '' ? [] : [{ label: referenceLabel, value: reference }]),
      ...(order.companyName === null ? [] : [{ label: texts.company, value: order.companyName }]),
      { label: texts.service, value: order.deliveryServiceName },
      {
        label: texts.where,
        value: `${addressName}, ${address1} ${addressNumber}, ${postalCode} ${city} (${province})`,
      },
      { label: texts.when, value: texts.slot({ day, begin, end }) },
      { label: texts.payment, value: payment },
    ],
  }
}

const lineName = ({ name, format, notes }: OrderInMail['items'][number]) =>
  [name, format, notes].filter((part) => part !== '').join(', ')

function linesOf({ items }: OrderInMail): MailTable {
  return {
    title: texts.lines,
    rows: items.map((item) => ({
      label: lineName(item),
      detail: texts.howMuch({
        quantity: `${formatAmount(item.quantity)} ${item.unit}`,
        price: formatEuro(item.priceCents),
        isByWeight: item.isVariableWeight,
      }),
      value: formatEuro(item.grossCents),
    })),
  }
}

/** Sums of an order: as ordered, or as it came. */
type Sums = Pick<
  OrderInMail,
  'packages' | 'itemsCents' | 'packagesCents' | 'deliveryFeeCents' | 'giftCents' | 'totalCents'
> & { allowanceCents?: number }

export function sumsOf(order: Sums): MailTable {
  const amount = (label: string, cents: number) => (cents === 0 ? [] : [{ label, value: formatEuro(cents) }])
  const packages = order.packages.map(({ descr, quantity, costCents, totalCents }) => ({
    label: descr,
    detail: texts.howMuch({
      quantity: formatAmount(quantity),
      price: formatEuro(costCents),
      isByWeight: false,
    }),
    value: formatEuro(totalCents),
  }))
  return {
    title: texts.sums,
    rows: [
      ...amount(texts.items, order.itemsCents),
      ...packages,
      {
        label: texts.fee,
        value: order.deliveryFeeCents === 0 ? texts.free : formatEuro(order.deliveryFeeCents),
      },
      ...amount(texts.gifts, -order.giftCents),
      ...amount(texts.allowance, -(order.allowanceCents ?? 0)),
      { label: texts.total, value: formatEuro(order.totalCents), isTotal: true },
    ],
  }
}

/** The VAT included in the total, by rate (DPR 633/1972 art. 21). */
function vatOf({ vat }: OrderInMail): MailTable {
  return {
    title: texts.vat,
    rows: vat.map(({ rate, netCents, vatCents }) => ({
      label: texts.vatOf({ rate }),
      detail: texts.vatNet({ net: formatEuro(netCents) }),
      value: formatEuro(vatCents),
    })),
  }
}

/** An order in the tables of a mail: facts, lines, sums and VAT. */
export const orderTables = (order: OrderInMail): readonly MailTable[] => [
  factsOf(order),
  linesOf(order),
  sumsOf(order),
  ...(order.vat.length === 0 ? [] : [vatOf(order)]),
]
