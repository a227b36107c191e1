import {
  downloadExport,
  exportStatus,
  listExports,
  listShots,
  requestExport,
  slicedFormats,
  type Export,
} from '@cambusa/contract/exports/exports'
import { listLists, viewList } from '@cambusa/contract/lists/lists'
import { listOrders } from '@cambusa/contract/orders/orders'
import { EXPORT_FIELDS } from '@cambusa/domain/exports/export-choices'
import { exportChoiceTexts as choiceTexts } from '@cambusa/messages/it/exports/export-choices'
import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildExport, buildFormats, buildReadyExport, buildShots } from '../../lib/testing/test-export.ts'
import { buildList, buildListItem, summaryOf } from '../../lib/testing/test-list.ts'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const BUYER = { ...CUSTOMER, companyId: 3, companyRole: 'holder', imagesInContract: true } as const
const list = buildList([buildListItem(buildProduct(1), 2)])
let past: Export[]
let sent: unknown[]

beforeEach(() => {
  beSignedIn()
  enterAs(BUYER)
  serveCart({ user: BUYER })
  past = []
  sent = []
  const page = { selPage: 1, totPages: 1, itemsPerPage: 12, totItems: 1 }
  answer(listOrders, () => ({ orders: [buildOrder()], page }))
  answer(listLists, () => ({ lists: [summaryOf(list)], limits: { lists: 200, lines: 500 }, canShare: true }))
  answer(viewList, () => ({ list }))
  answer(listShots, () => buildShots())
  answer(slicedFormats, buildFormats)
  answer(listExports, () => ({ exports: past }))
  answer(exportStatus, () => past[0] ?? refuse('export.unknown'))
  answer(requestExport, ({ body }) => {
    sent.push(body)
    past = [buildExport()]
    return past[0]!
  })
})

const ready = () => (past = [buildReadyExport()])

test('from a list to its file: what is asked for, how far it is, and then the download', async () => {
  const { main, shopper, address } = await openShop('/profile/lists/7')
  await shopper.click(await main.findByRole('link', { name: exportEntryTexts.entryOf({ name: 'Dispensa' }) }))
  await main.findByText(choiceTexts.summary({ products: 38, files: 76 }))
  expect(address()).toBe('/images/lista-7')
  await shopper.click(main.getByRole('checkbox', { name: /^Retro/ }))
  await main.findByText(choiceTexts.summary({ products: 38, files: 39 }))
  await shopper.click(main.getByRole('button', { name: choiceTexts.prepare }))
  await main.findByRole('heading', { level: 1, name: texts.preparing })
  expect(sent).toEqual([
    {
      list_id: 7,
      shots: ['front'],
      formats: ['square-1200-white'],
      file_formats: ['jpeg'],
      data_formats: ['xlsx'],
      fields: [...EXPORT_FIELDS],
    },
  ])
  expect(address()).toBe('/cart/download-request-completed/31')
  expect(main.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')

  ready()
  await main.findByRole('heading', { level: 1, name: texts.ready })
  main.getByText(/12,4 MB/)
  main.getByText(texts.missing({ count: 2 }))
  const links: unknown[] = []
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  answer(downloadExport, ({ query }) => (links.push(query), null))
  await shopper.click(main.getByRole('button', { name: texts.downloadFile }))
  await vi.waitFor(() => expect(links).toEqual([{ order_id: 31, expires: '1795000000', signature: 'abc' }]))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
})

test('what lacks is said at its place and nothing is sent; the choices are still there when one comes back', async () => {
  const { main, shopper } = await openShop('/images/lista-7')
  await main.findByText(choiceTexts.summary({ products: 38, files: 76 }))
  const files = within(main.getByRole('group', { name: choiceTexts.fileFormats }))
  await shopper.click(files.getByRole('checkbox', { name: 'JPEG' }))
  await shopper.click(main.getByRole('button', { name: choiceTexts.prepare }))
  files.getByText(choiceTexts.lacks.fileFormats)
  expect(document.activeElement).toBe(files.getByRole('checkbox', { name: 'JPEG' }))
  expect(sent).toEqual([])
  await shopper.click(files.getByRole('checkbox', { name: 'WebP' }))
  await shopper.click(main.getByRole('button', { name: choiceTexts.prepare }))
  await main.findByRole('heading', { level: 1, name: texts.preparing })
  window.history.back()
  const again = within(await main.findByRole('group', { name: choiceTexts.fileFormats }))
  expect(again.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    false,
    true,
  ])
})

test('products without pictures have their data exported', async () => {
  answer(listShots, () => buildShots({ shots: [], skip_image: true }))
  const { main, shopper } = await openShop('/images/ordine-99')
  await main.findByText(choiceTexts.onlyData)
  await shopper.click(main.getByRole('button', { name: choiceTexts.prepare }))
  await main.findByRole('heading', { level: 1, name: texts.preparing })
  expect(sent).toMatchObject([{ order_id: 99, shots: [], data_formats: ['xlsx'] }])
})

test('a start that does not exist says so and offers the others, with what was asked for before', async () => {
  ready()
  const { main, shopper, address } = await openShop('/images/qualcosa')
  await main.findByText(texts.sourceUnknown)
  await shopper.click(await main.findByRole('link', { name: 'Ordine 2026-000099' }))
  await main.findByText(choiceTexts.summary({ products: 38, files: 76 }))
  expect(address()).toBe('/images/ordine-99')

  const again = await openShop('/images')
  const mine = within(await again.main.findByRole('region', { name: texts.past }))
  await mine.findByRole('button', { name: texts.downloadNamed({ name: 'Dispensa' }) })
  mine.getByText(/38 prodotti, 74 immagini · 12,4 MB/)
})

test('a company without pictures in its contract is told whom to ask, and has no way there', async () => {
  enterAs({ ...BUYER, imagesInContract: false })
  serveCart({ user: BUYER })
  const { main } = await openShop('/images')
  await main.findByRole('heading', { name: notEnabledTexts.title })
  main.getByText(texts.notInContract)
  expect(main.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  const other = await openShop('/profile/lists/7')
  await other.main.findByRole('heading', { level: 1, name: /^Dispensa/ })
  expect(other.main.queryByRole('link', { name: exportEntryTexts.entryOf({ name: 'Dispensa' }) })).toBeNull()
})

test('an export of somebody else is not there', async () => {
  const { main } = await openShop('/cart/download-request-completed/999')
  await main.findByRole('heading', { level: 1, name: texts.unknownTitle })
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('a failed export says why and offers another', async () => {
  past = [buildExport({ state: 'failed', problem: 'Il file supera 2 GB: scegli meno formati.' })]
  const { main } = await openShop('/cart/download-request-completed/31')
  await main.findByRole('heading', { level: 1, name: texts.failed })
  main.getByText('Il file supera 2 GB: scegli meno formati.')
  expect(main.getByRole('link', { name: texts.again }).getAttribute('href')).toBe('/images')
})
