import { listPaidPrices, summarisePurchases, type PurchaseRow } from '@cambusa/contract/orders/purchases'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const row = (
  key: string,
  name: string,
  spent: number,
  before: number,
  percent: number | null,
): PurchaseRow => ({
  key,
  kind: 'goods',
  name,
  detail: '',
  slug: null,
  orders: 1,
  quantity: null,
  unit: null,
  spent,
  before,
  percent,
})
const delivery = { ...row('', 'Consegna', 6.9, 0, null), kind: 'delivery' as const }
const months = [row('2026-10', 'ottobre 2026', 100, 80, 25), row('2026-11', 'novembre 2026', 56.9, 0, null)]
const total = { spent: 156.9, before: 80, percent: 96.1, orders: 2 }
const shown = { from: '2026-10', to: '2026-11', untilDay: '2026-11-21', companyId: 3, areAll: true }

/** Purchases of two months; what was asked for. */
function servePurchases(sum = total, rows = months) {
  const asked: unknown[] = []
  beSignedIn()
  serveCart({ user: CUSTOMER })
  answer(summarisePurchases, ({ query }) => {
    asked.push(query)
    const { by = 'month' } = query
    const goods = by === 'month' ? rows : [row('dispensa', 'Dispensa', 150, 80, 87.5), delivery]
    return { ...shown, by, total: sum, rows: sum.spent > 0 ? goods : rows, companies: [] }
  })
  return asked
}

test('purchases begin with their total, and the months are read one by one or as a table, which the address keeps', async () => {
  servePurchases()
  const { main, shopper, address } = await openShop('/profile/purchases')
  await main.findByText('156,90 € in 2 ordini')
  expect(main.getByText(texts.more({ percent: '96,1%', before: '80,00 €' }))).toBeTruthy()
  expect(main.getByText(/conta fino al 21\/11\/2026.*tutti i colleghi/)).toBeTruthy()
  const chart = main.getByRole('slider', { name: /il mese più alto è ottobre 2026, 100,00\s€/ })
  const read = () => chart.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')
  expect(read()).toBe('novembre 2026: 56,90 €, un anno prima 0,00 €')
  fireEvent.input(chart, { target: { value: '0' } })
  await waitFor(() => expect(read()).toBe('ottobre 2026: 100,00 €, un anno prima 80,00 € (+25%)'))
  await shopper.click(main.getByRole('button', { name: texts.asTable }))
  const table = await within(main.getByRole('region', { name: texts.months })).findByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(main.queryByRole('slider')).toBeNull()
  expect(address()).toContain('show=table')
})

test('departments have delivery and packaging beside them, with the same total; another view is asked for by its link', async () => {
  const asked = servePurchases()
  const { main, shopper, address } = await openShop('/profile/purchases?from=2026-10&to=2026-11')
  const table = await within(await main.findByRole('region', { name: texts.groups.category })).findByRole(
    'table',
  )
  expect(within(table).getByRole('row', { name: /Consegna.*6,90\s€.*nuovo/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /Totale.*156,90\s€/ })).toBeTruthy()
  await shopper.click(main.getByRole('link', { name: texts.groups.product }))
  await main.findByRole('region', { name: texts.groups.product })
  await waitFor(() => expect(asked.at(-1)).toEqual({ by: 'product', from: '2026-10', to: '2026-11' }))
  expect(address()).toContain('by=product')
})

test('prices that were paid are a small line with figures, and a table by month', async () => {
  servePurchases()
  answer(listPaidPrices, () => ({
    ...shown,
    page: { selPage: 1, totPages: 1, itemsPerPage: 20, totItems: 1 },
    products: [
      {
        code: 'p1',
        name: 'Burro',
        format: '250 g',
        slug: null,
        unit: 'kg',
        spent: 90,
        months: [
          { month: '2026-10', price: 8.4, before: null },
          { month: '2026-11', price: null, before: 8 },
        ],
        average: 8.4,
        averageBefore: 8,
        percent: 5,
      },
    ],
  }))
  const { main } = await openShop('/profile/purchases?by=prices')
  expect((await main.findByRole('heading', { level: 3, name: 'Burro' })).textContent).toBe('Burro')
  expect(main.getByText('+5% rispetto a 8,00 €/kg di un anno prima')).toBeTruthy()
  const table = main.getByRole('table', { name: texts.monthlyOf({ name: 'Burro' }), hidden: true })
  expect(table.textContent).toMatch(/ottobre 20268,40\s€non comprato/)
})

test('who began to buy within last year compares only the months since then', async () => {
  const began = [row('2026-10', 'ottobre 2026', 100, 0, null), row('2026-11', 'novembre 2026', 50, 40, 25)]
  servePurchases({ spent: 150, before: 40, percent: 275, orders: 2 }, began)
  const { main } = await openShop('/profile/purchases')
  expect(await main.findByText(/da novembre 2026 hai speso 50,00 €\. È il 25% in più/)).toBeTruthy()
  const table = await main.findByRole('table')
  expect(within(table).queryByRole('columnheader', { name: texts.columns.change })).toBeNull()
})

test('who bought nothing is led to the departments', async () => {
  servePurchases({ spent: 0, before: 0, percent: null as unknown as number, orders: 0 }, [])
  const { main } = await openShop('/profile/purchases')
  expect(await main.findByRole('heading', { name: texts.emptyTitle })).toBeTruthy()
  expect(main.getByRole('link', { name: texts.emptyBrowse })).toBeTruthy()
})
