import type { Withdrawal } from '@cambusa/contract/orders/order-afterwards'
import { viewOrder } from '@cambusa/contract/orders/orders'
import {
  viewWithdrawal,
  withdrawFromOrder,
  type WithdrawableLine,
  type WithdrawalOffer,
} from '@cambusa/contract/orders/withdrawals'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { exclusionText, withdrawRefusalText } from '@cambusa/messages/it/orders/withdrawal-reasons'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { validationTexts } from '@cambusa/messages/it/validation'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '../../../../../shop.config.json'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const PAGE = '/profile/orders/99/withdrawal'
const IBAN = 'IT60X0542811101000000123456'

const line = (
  orderItemId: number,
  name: string,
  changes: Partial<WithdrawableLine> = {},
): WithdrawableLine => ({
  orderItemId,
  name,
  description: '',
  mediaURL: '/pictures/x/160.webp',
  unit: 'pz',
  variableWeight: false,
  withdrawalClass: 'standard',
  isGift: false,
  came: 3,
  withdrawn: 0,
  maxQuantity: 3,
  isWhole: false,
  grossTotal: 10,
  unitAmount: 3.33,
  excluded: null,
  ...changes,
})

const offer: WithdrawalOffer = {
  orderId: 99,
  orderNumber: '2026-000099',
  refusal: null,
  until: '2026-12-02T22:59:59.999Z',
  lines: [
    line(1, 'Pasta'),
    line(2, 'Formaggio', {
      came: 0.732,
      maxQuantity: 0.732,
      isWhole: true,
      variableWeight: true,
      grossTotal: 8.42,
      unit: 'kg',
    }),
    line(3, 'Latte', { maxQuantity: 0, withdrawalClass: 'perishable', excluded: 'perishable' }),
  ],
  mostForGoods: 28.42,
  charges: 5.9,
  toGiftCodes: 2,
  toCard: 0,
  needsIban: true,
  bringTo: 'Cambusa Globale, Via Emilia 1, 40121 Bologna (BO)',
}

const withdrawal: Withdrawal = {
  withdrawalId: 7,
  state: 'declared',
  declaredAt: '2026-11-20T10:00:00.000Z',
  bringBy: '2026-12-04T22:59:59.999Z',
  returnedAt: null,
  refundedAt: null,
  items: [{ orderItemId: 1, name: 'Pasta', description: '', quantity: 2, unit: 'pz', grossTotal: 6.67 }],
  goodsTotal: 6.67,
  charges: 0,
  total: 6.67,
  toGiftCodes: 2,
  toCard: 0,
  toBank: 4.67,
  iban: 'IT…3456',
}

const delivered = (changes = {}) =>
  buildOrder({
    orderStatusId: ORDER_STATUS.delivered,
    canWithdraw: true,
    withdrawUntil: '2026-12-02T22:59:59.999Z',
    withdrawals: [],
    ...changes,
  })

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
})

test('a customer withdraws from two packs: chooses, checks, gives an account, and reads the receipt', async () => {
  const sent: unknown[] = []
  let order = delivered()
  answer(viewOrder, () => order)
  answer(viewWithdrawal, () => offer)
  answer(withdrawFromOrder, ({ body }) => {
    sent.push(body)
    return (order = delivered({ withdrawals: [withdrawal] }))
  })
  const { main, shopper, address } = await openShop('/profile/orders/99')
  await shopper.click(await main.findByRole('link', { name: withdrawalTexts.withdraw }))
  await main.findByText(exclusionText('perishable', contacts.phone))
  expect(address()).toBe(PAGE)
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.next }))
  await main.findByText(withdrawalTexts.notChosen)
  const more = main.getByRole('button', { name: uiTexts.increaseNamed({ name: 'Pasta' }) })
  await shopper.click(more)
  await shopper.click(more)
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.next }))
  await main.findByText('2,00 € sui codici regalo usati')
  main.getByText('4,67 € con bonifico')
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.confirm }))
  await main.findAllByText(validationTexts.required)
  await shopper.type(main.getByLabelText(withdrawalTexts.iban), IBAN)
  await shopper.type(main.getByLabelText(withdrawalTexts.holder), 'Ada Neri')
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.confirm }))
  await main.findByRole('heading', { name: withdrawalTexts.doneTitle })
  expect(sent).toEqual([
    { order_id: 99, items: [{ orderItemId: 1, quantity: 2 }], iban: IBAN, holder: 'Ada Neri' },
  ])
  main.getByText(/Cambusa Globale, Via Emilia 1.*venerdì 4 dicembre/)
  await shopper.click(main.getByRole('link', { name: withdrawalTexts.backToOrder }))
  await main.findByText('Recesso 7')
  main.getByText(withdrawalTexts.states.declared({ day: 'venerdì 4 dicembre' }))
})

test('everything that may go back is chosen with one tap; a weighed line goes whole', async () => {
  answer(viewWithdrawal, () => offer)
  const { main, shopper } = await openShop(PAGE)
  await shopper.click(await main.findByRole('button', { name: withdrawalTexts.all }))
  await main.findByText('8,42 €')
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.keep({ name: 'Formaggio' }) }))
  expect(main.queryByText('8,42 €')).toBeNull()
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.next }))
  await main.findByText('3 pz Pasta')
})

test('a lost answer keeps what was chosen and typed, and is sent again as the same call', async () => {
  const sent: unknown[] = []
  answer(viewWithdrawal, () => ({ ...offer, toGiftCodes: 0 }))
  const { main, shopper } = await openShop(PAGE)
  await shopper.click(await main.findByRole('button', { name: uiTexts.increaseNamed({ name: 'Pasta' }) }))
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.next }))
  await shopper.type(await main.findByLabelText(withdrawalTexts.iban), IBAN)
  await shopper.type(main.getByLabelText(withdrawalTexts.holder), 'Ada Neri')
  answer(withdrawFromOrder, ({ body }) => {
    sent.push(body)
    if (sent.length === 1) throw new TypeError('the answer was lost')
    return delivered({ withdrawals: [withdrawal] })
  })
  await shopper.click(main.getByRole('button', { name: withdrawalTexts.confirm }))
  expect((await main.findByLabelText<HTMLInputElement>(withdrawalTexts.iban)).value).toBe(IBAN)
  await shopper.click(await main.findByRole('button', { name: uiTexts.retry }))
  await main.findByRole('heading', { name: withdrawalTexts.doneTitle })
  expect(sent[1]).toEqual(sent[0])
})

test('an order whose days are over says so, and what to do instead', async () => {
  answer(viewWithdrawal, () => ({ ...offer, refusal: 'tooLate' as const }))
  const { main } = await openShop(PAGE)
  await main.findByText(withdrawRefusalText('tooLate', contacts.phone))
  expect(main.queryByRole('button', { name: withdrawalTexts.next })).toBeNull()
})

test('an order that cannot be withdrawn from shows no way there', async () => {
  answer(viewOrder, () => delivered({ canWithdraw: false }))
  const { main } = await openShop('/profile/orders/99')
  await main.findByRole('heading', { level: 1 })
  expect(main.queryByText(withdrawalTexts.title)).toBeNull()
})
