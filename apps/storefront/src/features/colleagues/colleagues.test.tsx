import {
  inviteColleague,
  listColleagues,
  removeColleague,
  updateColleague,
  withdrawInvitation,
  type Colleagues,
} from '@cambusa/contract/people/colleagues'
import { errorTexts } from '@cambusa/messages/it/errors'
import { colleagueTexts as texts, companyRoleTexts } from '@cambusa/messages/it/people/colleagues'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildColleague, buildInvitation } from '../../lib/testing/test-approval.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const HOLDER = { ...CUSTOMER, companyId: 1, companyName: 'Trattoria', companyRole: 'holder' as const }
const bruno = buildColleague()
const ada = { userId: 7, firstName: 'Ada', email: 'ada@example.com', role: 'holder' as const }
const self = buildColleague({ ...ada, isSelf: true, orderLimit: null, monthLimit: null })

let now: Colleagues
let sent: unknown[] = []
const keep = (body: unknown, changes: Partial<Colleagues> = {}) => {
  sent.push(body)
  return (now = { ...now, ...changes })
}
beforeEach(() => {
  beSignedIn()
  enterAs(HOLDER)
  serveCart({ user: HOLDER })
  sent = []
  now = {
    companyId: 1,
    companyName: 'Trattoria',
    colleagues: [self, bruno],
    invitations: [buildInvitation()],
  }
  answer(listColleagues, () => now)
  answer(inviteColleague, ({ body }) => keep(body))
  answer(updateColleague, ({ body }) => keep(body))
  answer(removeColleague, ({ body }) => keep(body, { colleagues: [self] }))
  answer(withdrawInvitation, ({ body }) => keep(body, { invitations: [] }))
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a holder invites by mail, with limits of a buyer; a wrong limit is told at its field', async () => {
  const { shopper } = await openShop('/profile/colleagues')
  await shopper.click(await screen.findByRole('button', { name: texts.invite }))
  const form = await dialog(texts.inviteTitle)
  await shopper.type(form.getByLabelText(texts.email), 'dario@example.com')
  const limit = form.getByLabelText(new RegExp(texts.orderLimitField))
  await shopper.type(limit, 'tanto')
  await shopper.click(form.getByRole('button', { name: texts.send }))
  await form.findByText(texts.wrongAmount)
  expect(document.activeElement).toBe(limit)
  expect(sent).toEqual([])
  await shopper.clear(limit)
  await shopper.type(limit, '250,50')
  await shopper.click(form.getByRole('button', { name: texts.send }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ e_mail: 'dario@example.com', role: 'buyer', order_limit: 250.5 }])
})

test('role and limits are changed, and what is left of the month is in sight; a refusal keeps what was typed', async () => {
  const { shopper } = await openShop('/profile/colleagues')
  await screen.findByText(/restano\s+880,00/)
  await shopper.click(screen.getByRole('button', { name: texts.editNamed({ name: 'Bruno Verdi' }) }))
  const form = await dialog(texts.editTitle({ name: 'Bruno Verdi' }))
  const month = form.getByLabelText(new RegExp(texts.monthLimitField))
  expect(month).toHaveProperty('value', '1000')
  await shopper.clear(month)
  answer(updateColleague, () => refuse('colleague.holdersOnly'))
  await shopper.click(form.getByRole('button', { name: texts.save }))
  await form.findByText(errorTexts['colleague.holdersOnly'] as string)
  expect(month).toHaveProperty('value', '')
  answer(updateColleague, ({ body }) => keep(body))
  await shopper.click(form.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ user_id: 9, role: 'buyer', order_limit: 300 }])
})

test('nobody changes themselves; a colleague goes after a question, an invitation at once', async () => {
  const { shopper } = await openShop('/profile/colleagues')
  const remove = await screen.findByRole('button', { name: texts.removeNamed({ name: 'Bruno Verdi' }) })
  expect(screen.queryByRole('button', { name: texts.removeNamed({ name: 'Ada Verdi' }) })).toBeNull()
  await shopper.click(remove)
  await shopper.click((await dialog(texts.removeTitle({ name: 'Bruno Verdi' }))).getByText(texts.removeYes))
  await waitFor(() => expect(screen.queryByText('bruno@example.com')).toBeNull())
  await shopper.click(
    screen.getByRole('button', { name: texts.withdrawNamed({ email: 'carla@example.com' }) }),
  )
  await waitFor(() => expect(screen.queryByText('carla@example.com')).toBeNull())
  expect(sent).toEqual([{ user_id: 9 }, { invitation_id: 3 }])
})

test('a buyer sees who manages the colleagues instead', async () => {
  enterAs({ ...HOLDER, companyRole: 'buyer' })
  serveCart({ user: { ...HOLDER, companyRole: 'buyer' } })
  await openShop('/profile/colleagues')
  await screen.findByRole('heading', { name: texts.notHolder })
  expect(screen.queryByText(companyRoleTexts.holder)).toBeNull()
})
