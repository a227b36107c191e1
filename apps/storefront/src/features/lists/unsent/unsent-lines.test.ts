import {
  deleteListItem,
  moveListItem,
  restoreListItem,
  updateListItem,
} from '@cambusa/contract/lists/list-items'
import { viewList } from '@cambusa/contract/lists/lists'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/api/query-client.ts'
import { keepUser, useUserStore } from '../../../lib/session/user-store.ts'
import { useToasts } from '../../../lib/state/show-toast.ts'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import { buildList, buildListItem } from '../../../lib/testing/test-list.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { keepUnsentLines } from './send-unsent.ts'
import { unsentLines, withUnsent, type UnsentLine } from './unsent-lines.ts'

const anna = { userId: 7, companyId: 1 }
const [penne, rice, oil] = [1, 2, 3].map((id) => buildListItem(buildProduct(id), 2))
let browser: ReturnType<typeof fakeBrowser>
let held: ReturnType<typeof buildList>
let sent: [string, object][]
/** The shop does not know the login any more. */
let isOfNobody: boolean
/** The quantities on screen while the first change was being sent. */
let shown: number[] | undefined

const change = (item: typeof penne, quantity: number | null): UnsentLine => ({
  kind: 'quantity',
  listId: 7,
  itemId: item!.itemId,
  name: item!.name,
  from: 2,
  quantity,
})

beforeEach(() => {
  browser = fakeBrowser()
  held = buildList([penne!, rice!, oil!])
  sent = []
  isOfNobody = false
  shown = undefined
  useUserStore.setState({ user: null })
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = url.replace('/ebsn/api', '').replace(/\?.*/, '')
    shown ??= withUnsent(held).items.map(({ quantity }) => quantity)
    if (path !== viewList.url) sent.push([path, JSON.parse(String(body)) as object])
    if (isOfNobody) return new Response('{}', { status: 419 })
    const response = { status: 0, errors: [], warnings: [], infos: [] }
    return new Response(JSON.stringify({ response, user: anna, data: { list: held } }))
  })
})

/** What a page without a network has left behind. */
async function leave(...lines: UnsentLine[]) {
  keepUser(anna)
  await keepUnsentLines(createQueryClient())
  lines.forEach(unsentLines.note)
  const kept = browser.local.getItem(browser.local.key(0)!)!
  const key = browser.local.key(0)!
  keepUser({ userId: -1 })
  browser.local.setItem(key, kept)
  isOfNobody = false
  useUserStore.setState({ user: null })
}

test('changes of lines that an earlier page could not send are on screen, and are sent once in their order', async () => {
  await leave(change(rice, null), change(penne, 5))
  keepUser(anna)
  await keepUnsentLines(createQueryClient())
  await vi.waitFor(() => expect(browser.local.length).toBe(0))
  expect(shown).toEqual([5, 2])
  expect(sent).toEqual([
    [deleteListItem.url, { list_id: 7, item_id: rice!.itemId, changed_only: true }],
    [updateListItem.url, { list_id: 7, item_id: penne!.itemId, quantity: 5, changed_only: true }],
  ])
  expect([browser.local.length, withUnsent(held)]).toEqual([0, held])
})

test('what another device has done meanwhile is told: a changed line is set, one that is gone stays away', async () => {
  await leave(change(penne, 5), change(rice, 6))
  held = buildList([{ ...penne!, quantity: 9 }, oil!])
  keepUser(anna)
  await keepUnsentLines(createQueryClient())
  await vi.waitFor(() => expect(browser.local.length).toBe(0))
  expect(sent.map(([path]) => path)).toEqual([updateListItem.url])
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    oneListTexts.changedMeanwhile({ name: penne!.name }),
    oneListTexts.goneMeanwhile({ name: rice!.name }),
  ])
})

test('changes of lists are nobody else’s', async () => {
  await leave(change(penne, 5))
  keepUser({ userId: 8 })
  await keepUnsentLines(createQueryClient())
  expect([sent, browser.local.length]).toEqual([[], 0])
})

test('a moved line, a removal that was undone and another product in the place of one are kept and sent too', async () => {
  const [, , bread] = [1, 2, 4].map((id) => buildProduct(id))
  const line = (item: typeof penne) => ({ listId: 7, itemId: item!.itemId, name: item!.name })
  await leave(
    { ...line(oil), kind: 'place', after: undefined, before: penne!.itemId },
    { ...line(rice), kind: 'back', item: rice!, at: 1 },
    { ...line(penne), kind: 'product', from: 1, product: bread!, quantity: 3 },
  )
  keepUser(anna)
  await keepUnsentLines(createQueryClient())
  expect(withUnsent(held).items.map(({ name }) => name)).toEqual([oil!.name, bread!.name, rice!.name])
  await vi.waitFor(() => expect(browser.local.length).toBe(0))
  expect(sent).toEqual([
    [moveListItem.url, { list_id: 7, item_id: oil!.itemId, before_item_id: penne!.itemId }],
    [restoreListItem.url, { list_id: 7, item_ids: [rice!.itemId] }],
    [updateListItem.url, { list_id: 7, item_id: penne!.itemId, product_id: bread!.productId, quantity: 3 }],
  ])
})

test('changes of a customer whose login has ended wait, also while nobody is signed in, and are sent after their login', async () => {
  await leave(change(penne, 5))
  keepUser(anna)
  isOfNobody = true
  await keepUnsentLines(createQueryClient())
  await vi.waitFor(() => expect(useUserStore.getState().user?.userId).toBe(-1))
  // The next page is nobody's.
  browser.tab.clear()
  await keepUnsentLines(createQueryClient())
  expect([sent, browser.local.length]).toEqual([[], 1])
  isOfNobody = false
  keepUser(anna)
  await vi.waitFor(() => expect(browser.local.length).toBe(0))
  expect(sent.map(([path]) => path)).toEqual([updateListItem.url])
})
