import { deleteListItem, updateListItem } from '@cambusa/contract/lists/list-items'
import { listLists, viewList } from '@cambusa/contract/lists/lists'
import { listDrafts } from '@cambusa/contract/lists/standing-orders'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { buildList, buildListItem, summaryOf } from '../lib/testing/test-list.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const [penne, rice] = [buildProduct(1, { name: 'Penne' }), buildProduct(2, { name: 'Riso' })]

test('changes of a list without network stay on screen, say so, and are sent in their order when it is back', async () => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  const list = buildList([buildListItem(penne, 2), buildListItem(rice, 1)])
  const sent: object[] = []
  const keep = (body: object) => {
    sent.push(body)
    return { list: { ...list, items: [] }, notAdded: [] }
  }
  answer(listLists, () => ({ lists: [summaryOf(list)], limits: { lists: 200, lines: 500 }, canShare: true }))
  answer(listDrafts, () => ({ drafts: [], standing: [] }))
  answer(viewList, () => ({ list }))
  answer(updateListItem, ({ body }) => keep(body))
  answer(deleteListItem, ({ body }) => keep(body))
  const { main, shopper } = await openShop('/profile/lists/7')
  const more = await main.findByRole('button', { name: /^Aumenta.*Penne/ })

  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  await shopper.click(more)
  await screen.findByText(oneListTexts.waitsForNetwork)
  await shopper.click(main.getByRole('button', { name: oneListTexts.takeOut({ name: 'Riso' }) }))
  expect((main.getByRole('textbox', { name: /Penne/ }) as HTMLInputElement).value).toBe('3')
  expect(main.queryByText('Riso')).toBeNull()
  expect(sent).toEqual([])

  isOnline = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() =>
    expect(sent).toEqual([
      { list_id: 7, item_id: 101, quantity: 3, changed_only: true },
      { list_id: 7, item_id: 102, changed_only: true },
    ]),
  )
})
