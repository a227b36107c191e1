import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { giftCardTexts } from '@cambusa/messages/it/checkout/gift-cards'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

test('a gift code can be typed in the cart already', async () => {
  beSignedIn()
  const cart = serveCart({ user: CUSTOMER })
  cart.become({ cartItems: [buildLine(buildProduct(1, { price: 30 }), 1)] })
  answer(viewCategories, () => ({}))
  answer(addGiftCode, ({ body }) => {
    const gift = { giftCertificateId: 3, description: 'Buono', hint: body.code.slice(-4) }
    return cart.become({
      giftCertificates: [{ ...gift, used: 10, left: 0, validUntil: null }],
      giftTotal: 10,
    })
  })
  const { main, shopper } = await openShop('/cart')
  await shopper.click(await main.findByText(giftCardTexts.ask))
  await shopper.type(await main.findByRole('textbox', { name: giftCardTexts.code }), 'CAMBUSA10')
  await shopper.click(screen.getByRole('button', { name: giftCardTexts.add }))
  const list = within(await main.findByRole('list', { name: giftCardTexts.list }))
  expect(list.getByRole('listitem').textContent).toContain('SA10')
})
