import { readListFile, type FileLine } from '@cambusa/contract/lists/list-files'
import { addToList } from '@cambusa/contract/lists/list-items'
import { createList, listLists, viewList } from '@cambusa/contract/lists/lists'
import { listDrafts } from '@cambusa/contract/lists/standing-orders'
import { myListsTexts as texts } from '@cambusa/messages/it/lists/my-lists'
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildList, buildListItem, cardOf, summaryOf } from '../lib/testing/test-list.ts'
import { buildProduct } from '../lib/testing/test-product.ts'
import { answer } from '../testing/network.ts'
import { openShop } from '../testing/opened-shop.ts'
import { serveCart } from '../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../testing/signed-in.ts'

const [penne, tuna] = [buildProduct(1, { name: 'Penne' }), buildProduct(2, { name: 'Tonno al naturale' })]
const list = buildList([buildListItem(penne, 2)])
const line = (row: number, more: Partial<FileLine>): FileLine => ({
  row,
  code: '',
  name: '',
  asked: null,
  product: null,
  quantity: 0,
  problem: null,
  suggestion: null,
  ...more,
})
const unknown = (name: string) => ({ code: 'list.productUnknown', text: `«${name}» non c’è` })

let sent: unknown[]
beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  sent = []
  answer(listLists, () => ({ lists: [summaryOf(list)], limits: { lists: 200, lines: 500 }, canShare: true }))
  answer(listDrafts, () => ({ drafts: [], standing: [] }))
  answer(viewList, () => ({ list }))
  answer(readListFile, () => ({
    lines: [
      line(2, { code: 'P1', product: cardOf(penne), quantity: 4 }),
      line(3, {
        name: 'tonno',
        problem: unknown('tonno'),
        suggestion: { product: cardOf(tuna), quantity: 3 },
      }),
      line(4, { name: 'marziani', problem: unknown('marziani') }),
    ],
    ready: 1,
    leftOut: 0,
  }))
})

const keep = (body: object) => {
  sent.push(body)
  return { list, notAdded: [] }
}

/** Opens the dialog by its button, and gives it a file. */
async function giveFile(address: string, button: string) {
  const { main, shopper } = await openShop(address)
  await shopper.click(await main.findByRole('button', { name: button }))
  const dialog = await screen.findByRole('dialog')
  const field = dialog.querySelector('input[type=file]') as HTMLInputElement
  await shopper.upload(field, new File(['P1;4'], 'Lunedì.csv', { type: 'text/csv' }))
  return { shopper, dialog: within(dialog) }
}

test('a file is added to a list from within; what it may mean comes in only when it is confirmed', async () => {
  answer(addToList, ({ body }) => keep(body))
  const { shopper, dialog } = await giveFile('/profile/lists/7', texts.importHere)
  await dialog.findByText(texts.importReady({ count: 1 }))
  const tunaMeant = dialog.getByRole('checkbox', { name: /^Tonno al naturale/ })
  expect((tunaMeant as HTMLInputElement).checked).toBe(false)
  dialog.getByText(texts.importWritten({ row: 3, text: 'tonno' }))
  dialog.getByText(texts.importRow({ row: 4, text: unknown('marziani').text }))
  await shopper.click(tunaMeant)
  await shopper.click(dialog.getByRole('button', { name: texts.importAdd({ count: 2 }) }))
  await screen.findByText(texts.importAdded({ count: 2, name: list.name }))
  const items = [
    { productId: 1, quantity: 4 },
    { productId: 2, quantity: 3 },
  ]
  expect(sent).toEqual([{ list_id: 7, items }])
})

test('a new list of a file has what is sure, and is named after the file', async () => {
  answer(createList, ({ body }) => keep(body))
  const { shopper, dialog } = await giveFile('/profile/lists', texts.import)
  await shopper.click(await dialog.findByRole('button', { name: texts.createYes }))
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${list.name}`) })
  expect(sent).toEqual([{ name: 'Lunedì', items: [{ productId: 1, quantity: 4 }] }])
})
