import { listDueDates, type DueDate } from '@cambusa/contract/payments/due-dates'
import type { DataOf } from '@cambusa/contract/endpoint'
import { viewAllowance } from '@cambusa/contract/people/colleagues'
import { listCompanies } from '@cambusa/contract/people/companies'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { dueDateTexts as texts } from '@cambusa/messages/it/payments/due-dates'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, enterAs } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const HOLDER = { ...CUSTOMER, companyId: 1, companyName: 'Trattoria', companyRole: 'holder' as const }

const due = (dueDateId: number, given: Partial<DueDate>): DueDate => ({
  dueDateId,
  orderId: 40 + dueDateId,
  orderNumber: `2026-00000${dueDateId}`,
  orderedBy: 'Olga Neri',
  handedOverOn: '2026-10-20',
  termDays: 30,
  dueOn: '2026-11-19',
  state: 'overdue',
  amount: 120.5,
  paid: 0,
  paidOn: null,
  credited: 0,
  left: 120.5,
  ...given,
})
const all = [
  due(1, {}),
  due(2, { state: 'open', dueOn: '2026-12-21', termDays: 60, amount: 80, credited: 20, left: 60 }),
  due(3, { state: 'paid', paid: 120.5, left: 0, paidOn: '2026-11-12' }),
]

let asked: unknown[] = []
const serve = (dueDates: DueDate[], months: DataOf<typeof listDueDates>['totals']['months']) =>
  answer(listDueDates, ({ query }) => {
    asked.push(query)
    const shown = dueDates.filter(({ state }) => query.state === undefined || state === query.state)
    const page = { selPage: 1, totPages: 1, itemsPerPage: 25, totItems: shown.length }
    return { dueDates: shown, page, totals: { overdue: 120.5, coming: 60, months } }
  })

beforeEach(() => {
  beSignedIn()
  enterAs(HOLDER)
  serveCart({ user: HOLDER })
  asked = []
  answer(listCompanies, () => ({ company_info: [{ company_id: 1, company_name: 'Trattoria' }] }))
  answer(viewAllowance, () => ({
    role: 'holder' as const,
    orderLimit: null,
    monthLimit: null,
    usedThisMonth: 0,
    leftThisMonth: null,
    mostWithoutApproval: null,
    toDecide: 0,
  }))
  serve(all, [
    { month: '2026-11', left: 120.5, paid: 120.5 },
    { month: '2026-12', left: 60, paid: 0 },
  ])
})

test('the menu leads to what is due, with its totals, months and what is left of each', async () => {
  const { shopper, address } = await openShop('/profile/paymentduedate?state=paid')
  await shopper.click(await screen.findByRole('button', { name: frameTexts.profileMenu }))
  await shopper.click(await screen.findByRole('link', { name: lateFrameTexts.titleDueDates }))
  await screen.findByRole('heading', { level: 1, name: texts.title })
  await waitFor(() => expect(address()).toBe('/profile/paymentduedate'))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2, name: /^Ordine/ })).toHaveLength(3))
  screen.getByText(`${texts.wasDueOn({ day: '19/11/2026' })}, ${texts.term({ termDays: 30 })}`)
  screen.getByText(/60,00/, { selector: 'strong' })
  screen.getByText(`${texts.leftOf({ amount: '80,00 €' })}, ${texts.credited({ amount: '20,00 €' })}`)
  const table = screen.getByRole('table', { name: texts.monthsCaption })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
})

test('a state is chosen in the address', async () => {
  const { shopper, address } = await openShop('/profile/paymentduedate')
  const views = within(await screen.findByRole('navigation', { name: texts.views }))
  await shopper.click(views.getByRole('link', { name: texts.states.overdue }))
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2, name: /^Ordine/ })).toHaveLength(1))
  expect(address()).toBe('/profile/paymentduedate?state=overdue')
})

test('days in the wrong order are refused beside the field, and nothing typed is lost', async () => {
  const { shopper } = await openShop('/profile/paymentduedate')
  await shopper.click(await screen.findByText(texts.days))
  await shopper.type(screen.getByLabelText(texts.from), '2026-12-31')
  await shopper.type(screen.getByLabelText(texts.to), '2026-12-01')
  const before = asked.length
  await shopper.click(screen.getByRole('button', { name: texts.apply }))
  await screen.findByText(texts.wrongDates)
  expect(asked).toHaveLength(before)
  expect(screen.getByLabelText<HTMLInputElement>(texts.to).value).toBe('2026-12-01')
})

test('a company without due dates reads what will be here', async () => {
  serve([], [])
  await openShop('/profile/paymentduedate')
  expect(await screen.findByText(texts.emptyText)).toBeDefined()
})
