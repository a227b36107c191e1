import { viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildItem, buildPickedOrder } from '../../lib/testing/test-picked-order.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const open = async (order: Order) => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  const asked: unknown[] = []
  answer(viewOrder, ({ query }) => (asked.push(query), order))
  const { main, shopper } = await openShop('/profile/orders/99')
  const title = await main.findByRole('heading', { name: orderTexts.lines({ count: order.totalItems }) })
  const lines = within(title.parentElement!).getAllByRole('listitem')
  const line = (name: string) => {
    const found = lines.find(({ textContent }) => textContent.includes(name))
    return (found?.textContent ?? '').replace(/\s+/g, ' ')
  }
  return { main, shopper, line, asked }
}

test('a delivered order shows what came beside what was ordered, and its final total', async () => {
  const { main, line, asked } = await open(buildPickedOrder())
  expect(asked[0]).toEqual({ order_id: 99, show_replaced: true })
  expect(line('Farina di ceci')).toContain(orderLifeTexts.replaced)
  expect(line('Farina di ceci')).toContain(`${orderLifeTexts.insteadOf}Farina di ceci bio`)
  expect(line('Latte intero')).toContain(orderLifeTexts.missing)
  expect(line('Latte intero')).toContain('0,00 €era 3,20 €')
  expect(line('Mele')).toContain('Peso stimato 1 kg, peso finale 0,94 kg')
  expect(line('Riso')).toContain('Ordinati 3 pz, arrivati 2 pz')
  main.getByText('1 prodotto sostituito, 1 mancante, 1 in quantità minore')

  const totals = within(main.getByRole('region', { name: orderTexts.totals }))
  const amount = (label: string) => totals.getByText(label).nextSibling?.textContent?.replace(/\s/g, ' ')
  expect(amount(orderLifeTexts.finalTotal)).toBe('24,10 €')
  expect(amount(orderLifeTexts.orderedTotal)).toBe('30,00 €')
  expect(amount(orderLifeTexts.allowance)).toBe('-0,40 €')
  expect(amount(orderLifeTexts.deposits({ quantity: 2, descr: 'Cassa' }))).toBe('-7,00 €')
  expect(amount(orderTexts.captured)).toBe('17,10 €')
  expect(totals.queryByText(orderTexts.atMost)).toBeNull()

  main.getByText('Ada Bianchi')
  main.getByText('Consegnato a Bruno Neri.')
  main.getByText(orderLifeTexts.ageChecked)
})

test('a changed order has its versions of before, each opened by its line', async () => {
  const { main, shopper } = await open(
    buildPickedOrder({
      orderStatusId: ORDER_STATUS.received,
      orderStatusName: orderStatusTexts[ORDER_STATUS.received],
      final: null,
      handover: null,
      items: [buildItem('Mele', {})],
      versions: [
        {
          version: 1,
          replacedAt: '2026-11-22T10:00:00.000Z',
          grossTotal: 30,
          timeslot: { date: '2026-11-25', beginTime: '08:00', endTime: '10:00' },
          items: [
            {
              code: 'p-9',
              name: 'Panettone',
              description: '1 kg',
              quantity: 1,
              unit: 'pz',
              price: 12,
              grossTotal: 12,
            },
          ],
        },
      ],
    }),
  )
  const versions = within(main.getByRole('region', { name: orderLifeTexts.versions }))
  const summary = versions.getByText(orderLifeTexts.version({ when: '22/11/2026, 11:00', total: '30,00 €' }))
  await shopper.click(summary)
  expect(summary.closest('details')).toHaveProperty('open', true)
  versions.getByText('Panettone · 1 kg')
})
