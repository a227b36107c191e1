import { orderDocument } from '@cambusa/contract/orders/order-shares'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { formatEuro } from '@cambusa/domain/money/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { fulfilmentOf, pickRow } from '../../../testing/fulfilment-acts.ts'
import { pdfRuns } from '../../../testing/files/pdf-text.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

let shop: PaymentShop
let work: ReturnType<typeof fulfilmentOf>
beforeAll(async () => {
  shop = await openPaymentShop()
  work = fulfilmentOf(shop)
})

const LINES = 80

/** An order of so many lines, each of 1,00 €. */
async function longOrder(lines: number): Promise<Ordered> {
  const order = await shop.ordered(PAYMENT_TYPES.onDelivery)
  await shop.row(
    `insert into order_items (order_id, position, product_id, code, gtin, name, format, brand, slug, media_key, quantity,
       unit, is_variable_weight, price_cents, gross_cents, vat_rate, infos, notes, withdrawal_class, is_perishable)
     select order_id, n + 1, product_id, 'L' || n, gtin, 'Prodotto numero ' || n, format, brand, slug, media_key, 1, unit, false,
       100, 100, vat_rate, '{"accept_alternatives": "true"}', notes, withdrawal_class, is_perishable
     from order_items cross join generate_series(1, $2::int) n where order_id = $1 and position = (
       select min(position) from order_items where order_id = $1)`,
    [order.orderId, lines],
  )
  await shop.row('update orders set total_items = total_items + $2 where id = $1', [order.orderId, lines])
  return order
}

async function fileOf({ shopper, orderId }: Ordered, kind: 'order' | 'delivery') {
  const headers = { 'x-ebsn-session': shopper.session ?? '' }
  const url = `/ebsn/api${orderDocument.url}?order_id=${orderId}&kind=${kind}`
  const {
    rawPayload,
    headers: told,
    statusCode,
  } = await shop.test.app.inject({ method: 'GET', url, headers })
  return { file: rawPayload, told, statusCode }
}

const wordsOf = (file: Buffer) =>
  pdfRuns(file)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

describe('the PDF of an order', () => {
  it('says seller, buyer, place, lines, amounts and VAT as the order does, tagged and with its font', async () => {
    const order = await shop.ordered(PAYMENT_TYPES.onDelivery)
    const { file, told } = await fileOf(order, 'order')
    expect(told['content-type']).toBe('application/pdf')
    expect(told['content-disposition']).toContain(`ordine-${order.number}.pdf`)
    expect(told['cache-control']).toBe('no-store')
    const text = file.toString('latin1')
    for (const mark of ['/StructTreeRoot', '/Lang (it-IT)', '/FontFile2', '/S /Table', '/S /TH', '/S /H1'])
      expect(text).toContain(mark)
    const words = wordsOf(file)
    const { company } = shop.test.services.config.shop
    const seen = await work.view(order)
    for (const said of [
      `Ordine ${order.number}`,
      company.legalName,
      company.vatNumber,
      seen.shippingAddress.city,
      'Pasta',
      '20 pz',
      formatEuro(125),
      formatEuro(Math.round(seen.itemsTotal * 100)),
      formatEuro(Math.round(seen.grossTotal * 100)),
      'IVA per aliquota',
      seen.placedBy!,
    ])
      expect(words).toContain(said.replaceAll('\u00a0', ' '))
  })

  it('of 80 lines says each once in its order, with the heads again and the sums carried on every page', async () => {
    const { file } = await fileOf(await longOrder(LINES), 'order')
    const words = wordsOf(file)
    const found = [...words.matchAll(/Prodotto numero (\d+)/g)].map(([, number]) => Number(number))
    expect(found).toEqual(Array.from({ length: LINES }, (_, at) => at + 1))
    const pages = file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)!.length
    expect(pages).toBeGreaterThan(2)
    const carried = [...words.matchAll(/A riportare (\S+ €)/g)].map(([, sum]) => sum)
    const brought = [...words.matchAll(/Riporto (\S+ €)/g)].map(([, sum]) => sum)
    expect(carried.length).toBeGreaterThan(1)
    expect(brought).toEqual(carried)
    // 20 packs of pasta, then 1,00 € for each line so far.
    const [before] = words.split('A riportare')
    const last = [...before!.matchAll(/Prodotto numero (\d+)/g)].length
    expect(carried[0]).toBe(formatEuro(2_500 + last * 100).replaceAll('\u00a0', ' '))
    expect(words.match(/Codice Prodotto Quantità/g)).toHaveLength(carried.length + 1)
  })

  it('is of a customer’s own order only', async () => {
    const order = await shop.ordered(PAYMENT_TYPES.onDelivery)
    const stranger = await shop.ordered(PAYMENT_TYPES.onDelivery)
    const query = { order_id: order.orderId, kind: 'order' } as const
    expect((await stranger.shopper.call(orderDocument, { query })).codes).toEqual(['order.unknown'])
    expect((await shop.test.shopper().call(orderDocument, { query })).codes).toEqual(['response419'])
  })
})

describe('the document of what was delivered', () => {
  it('is refused before the hand-over, and says afterwards what came, what was replaced and what is missing', async () => {
    const order = await longOrder(2)
    const query = { order_id: order.orderId, kind: 'delivery' } as const
    expect((await order.shopper.call(orderDocument, { query })).codes).toEqual(['order.notHandedOver'])
    const item = (await work.view(order)).items![0]!
    const { code: apples } = await shop.row<{ code: string }>('select code from products where id = $1', [
      shop.goods.apples,
    ])
    const replaced = pickRow('L1', { quantity: 0.3, outcome: 'replaced', replacementCode: apples })
    await work.handedOver(order, {}, [pickRow(item.code, { quantity: 12 }), replaced])
    const words = wordsOf((await fileOf(order, 'delivery')).file)
    for (const said of [
      `Documento di consegna dell’ordine ${order.number}`,
      'Consegnato il',
      'Ordinato',
      '20 pz 12 pz',
      'Ordinati 20 pz',
      '1 prodotto sostituito, 1 mancante, 1 in quantità minore',
      'al posto di Prodotto numero 1',
      '1 pz 0,3 kg',
      'non consegnato',
      'accetti alternative 1 pz 0 pz',
      'Totale finale',
    ])
      expect(words).toContain(said)
  })
})
