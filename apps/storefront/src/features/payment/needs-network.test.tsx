import { listSandboxCards, listStoredCards } from '@cambusa/contract/payments/payments'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { serveOrder } from '../../testing/served-order.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

test('a payment says before the tap that it needs the network, and can be made when that is back', async () => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  serveOrder().bankRefuses('La banca ha rifiutato la carta.')
  answer(listStoredCards, () => ({ auths: [] }))
  answer(listSandboxCards, () => ({ cards: [] }))
  const { main } = await openShop('/payment?order_id=99')
  const name = new RegExp(`^(${uiTexts.needsNetwork} )?${paymentTexts.retryCard}$`)
  const pay = await main.findByRole('button', { name })
  expect(pay).toHaveProperty('disabled', false)
  let isOnline = false
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  window.dispatchEvent(new Event('offline'))
  const shown = () => [pay.hasAttribute('disabled'), pay.textContent]
  await waitFor(() => expect(shown()).toEqual([true, `${uiTexts.needsNetwork} ${paymentTexts.retryCard}`]))
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(shown()).toEqual([false, paymentTexts.retryCard]))
  connection.mockRestore()
})
