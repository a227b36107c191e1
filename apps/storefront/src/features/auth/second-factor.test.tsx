import { listDemoSignIns, login } from '@cambusa/contract/people/auth'
import { listDeliveryAddresses } from '@cambusa/contract/delivery/delivery'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { beginSecondFactor, confirmSecondFactor } from '@cambusa/contract/people/second-factor'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { errorTexts } from '@cambusa/messages/it/errors'
import { secondFactorTexts } from '@cambusa/messages/it/people/second-factor'
import { screen, within } from '@testing-library/dom'
import decodeQR from 'qr/decode.js'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { CUSTOMER } from '../../testing/signed-in.ts'

let cart: ReturnType<typeof serveCart>
beforeEach(() => {
  cart = serveCart()
  cart.become({ cartItems: [buildLine(buildProduct(1), 2)] })
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
  answer(listDeliveryAddresses, () => ({ addresses: [], deliveryServices: [] }))
  answer(listLastBought, () => ({ products: [] }))
})

/** The login form after the right password, in a shop that answers `missing` to it. */
async function typedPassword(missing: 'auth.codeNeeded' | 'auth.secondFactorMissing') {
  const sent: unknown[] = []
  answer(login, ({ body }) => {
    sent.push(body.code)
    if (body.code === undefined) return refuse(missing)
    if (body.code !== '123456' && body.code !== 'ABCD-EFGH') return refuse('auth.codeWrong')
    enterAs(CUSTOMER)
    return cart.become({ user: CUSTOMER })
  })
  const { shopper } = await openShop('/cart')
  const [next] = await screen.findAllByRole('button', { name: cartTexts.next.login })
  await shopper.click(next!)
  const form = within(await screen.findByRole('dialog', { name: authTexts.title }))
  await shopper.type(form.getByLabelText(authTexts.login), 'banco@example.com')
  await shopper.type(form.getByLabelText(authTexts.password), 'Cambusa.2026')
  await shopper.click(form.getByRole('button', { name: authTexts.submit }))
  const press = async (name: string) => shopper.click(await form.findByRole('button', { name }))
  return { shopper, form, press, sent }
}

test('staff give the code of their app after the password; a wrong one can be typed again', async () => {
  const { shopper, form, press, sent } = await typedPassword('auth.codeNeeded')
  const code = await form.findByLabelText(secondFactorTexts.code)
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  await press(secondFactorTexts.enter)
  await form.findByText(secondFactorTexts.codeRequired)
  await shopper.type(code, '000000')
  await press(secondFactorTexts.enter)
  await form.findByText(errorTexts['auth.codeWrong'] as string)
  await shopper.clear(code)
  await shopper.type(code, '123456')
  await press(secondFactorTexts.enter)
  await screen.findByRole('dialog', { name: deliveryTexts.title })
  expect(sent).toEqual([undefined, '000000', '123456'])
})

test('without the phone a recovery code opens the shop', async () => {
  const { shopper, form, press, sent } = await typedPassword('auth.codeNeeded')
  await press(secondFactorTexts.useRecovery)
  await shopper.type(await form.findByLabelText(secondFactorTexts.recovery), 'ABCD-EFGH')
  await press(secondFactorTexts.enter)
  await screen.findByRole('dialog', { name: deliveryTexts.title })
  expect(sent).toEqual([undefined, 'ABCD-EFGH'])
})

const PIXELS = 4

/** What a camera reads from a QR code that is drawn with one square for each dark module. */
function textOfQrCode(svg: HTMLElement): string {
  const [, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const width = size * PIXELS
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const drawn = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < PIXELS; row += 1) {
      const begin = ((Number(y) * PIXELS + row) * width + Number(x) * PIXELS) * 4
      for (let at = begin; at < begin + PIXELS * 4; at += 4) data.fill(0, at, at + 3)
    }
  return decodeQR({ width, height: width, data })
}

test('staff without an app connect one: key in groups of four, first code, recovery codes', async () => {
  const key = 'ABCDEFGHIJKLMNOP'
  answer(beginSecondFactor, () => ({ secret: key, otpauthUrl: `otpauth://totp/x?secret=${key}` }))
  answer(confirmSecondFactor, ({ body }) => {
    if (body.code !== '654321') return refuse('auth.codeWrong')
    enterAs(CUSTOMER)
    cart.become({ user: CUSTOMER })
    return { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] }
  })
  const { shopper, form, press } = await typedPassword('auth.secondFactorMissing')
  await press(secondFactorTexts.begin)
  await form.findByText('ABCD EFGH IJKL MNOP')
  expect(textOfQrCode(await form.findByRole('img', { name: secondFactorTexts.qr }))).toBe(
    `otpauth://totp/x?secret=${key}`,
  )
  expect(form.getByText(secondFactorTexts.openApp).closest('a')?.getAttribute('href')).toMatch(/^otpauth:/)
  await shopper.type(form.getByLabelText(secondFactorTexts.firstCode), '654321')
  await press(secondFactorTexts.connect)
  await form.findByText('EEEE-FFFF-GGGG-HHHH')
  await press(secondFactorTexts.saved)
  await screen.findByRole('dialog', { name: deliveryTexts.title })
})
