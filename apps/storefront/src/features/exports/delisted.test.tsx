import { downloadDelisted } from '@cambusa/contract/exports/exports'
import { listLists, viewList } from '@cambusa/contract/lists/lists'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { exportEntryTexts as texts } from '@cambusa/messages/it/exports/export-entries'
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildList, buildListItem, summaryOf } from '../../lib/testing/test-list.ts'
import { buildItem, buildPickedOrder } from '../../lib/testing/test-picked-order.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const BUYER = { ...CUSTOMER, companyId: 3, companyRole: 'holder', imagesInContract: true } as const
const NAME = 'Caffè d’orzo'
const refusal = refuse('export.noPictures')
let asked: unknown[]

beforeEach(() => {
  beSignedIn()
  enterAs(BUYER)
  serveCart({ user: BUYER })
  asked = []
})

const button = () => screen.findByRole('button', { name: texts.delistedNamed({ name: NAME }) })

test('pictures of a product that left the catalogue are saved from the order that it was in', async () => {
  const item = { ...buildItem(NAME, { productId: 41 }), isDelisted: true }
  answer(viewOrder, () => buildPickedOrder({ items: [item] }))
  answer(downloadDelisted, ({ query }) => (asked.push(query), null))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { shopper, main } = await openShop('/profile/orders/99')
  await shopper.click(await button())
  await main.findByText(texts.delistedDone)
  expect(asked).toEqual([{ productId: 41 }])
  expect(saved).toHaveBeenCalledOnce()
  // Its page is gone: nothing leads there.
  expect(main.queryByRole('link', { name: NAME })).toBeNull()
})

test('a failure brings up no message: it is said beside the button', async () => {
  const gone = { ...buildListItem(buildProduct(41, { name: NAME }), 2), product: null }
  const list = buildList([gone])
  answer(listLists, () => ({ lists: [summaryOf(list)], limits: { lists: 200, lines: 500 }, canShare: true }))
  answer(viewList, () => ({ list }))
  answer(downloadDelisted, () => refusal)
  const { shopper, main } = await openShop('/profile/lists/7')
  await shopper.click(await button())
  await main.findByText(texts.delistedFailed)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText(refusal.error.error)).toBeNull()
})
