import { listAddresses, setFavouriteAddress } from '@cambusa/contract/delivery/delivery'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { errorTexts } from '@cambusa/messages/it/errors'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

let favouriteId = 1
beforeEach(() => {
  favouriteId = 1
  beSignedIn()
  serveCart({ user: CUSTOMER })
  answer(listAddresses, () => ({
    addresses: ['Cucina', 'Magazzino'].map((addressName, index) =>
      buildAddress({ addressId: index + 1, addressName, isFavourite: favouriteId === index + 1 }),
    ),
  }))
})

const star = (name: string) =>
  screen.findByRole('button', { name: deliveryTexts.makeFavouriteNamed({ name }) })

test('the star makes another address the favourite one at once, before the answer', async () => {
  let answered: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => (answered = resolve))
  answer(setFavouriteAddress, async ({ body }) => {
    await waiting
    favouriteId = body.address_id
    return { addressId: body.address_id }
  })
  const { shopper } = await openShop('/profile/addresses')
  await shopper.click(await star('Magazzino'))
  await star('Cucina')
  answered()
  await waitFor(() => expect(favouriteId).toBe(2))
  await screen.findByRole('button', { name: deliveryTexts.favouriteNamed({ name: 'Magazzino' }) })
})

test('a refusal is shown and the previous favourite is restored', async () => {
  answer(setFavouriteAddress, () => refuse('address.unknown'))
  const { shopper } = await openShop('/profile/addresses')
  await shopper.click(await star('Magazzino'))
  await screen.findByText(errorTexts['address.unknown'] as string)
  await star('Magazzino')
  const before = deliveryTexts.favouriteNamed({ name: 'Cucina' })
  expect((await screen.findByRole('button', { name: before })).getAttribute('aria-disabled')).toBe('true')
})
