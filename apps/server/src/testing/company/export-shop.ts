import type { BodyOf } from '@cambusa/contract/endpoint'
import { exportStatus, requestExport } from '@cambusa/contract/exports/exports'
import { makeExportJob } from '../../modules/exports/export.job.ts'
import { makeExport, type ExportNeeds } from '../../modules/exports/exports.ts'
import { buildShop } from '../factories/delivery.ts'
import { buildGoods, buildOpenSlot, type Goods } from '../factories/orders.ts'
import { importPictures, madePicture } from '../files/made-picture.ts'
import { openOutbox } from '../kept-mails.ts'
import { buildTestApp } from '../test-app.ts'
import { companyShopOf, type Person } from './company-shop.ts'

export type Wish = Partial<BodyOf<typeof requestExport>>

/** A wish for all that the first product has, and a shot that it has not. */
export const ALL: Wish = {
  shots: ['front', 'back', 'label'],
  formats: ['original', 'square-600-white', 'wide-1600-clear'],
  file_formats: ['jpeg', 'png'],
  data_formats: ['csv', 'json', 'xlsx'],
}

/** A shop whose first product has two pictures, and a company that may export it from its holder's cart. */
export async function openExportShop(dataDir: string) {
  let goods!: Goods
  let slot = 0
  const test = await buildTestApp({
    max: 20,
    config: { dataDir },
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
  await openOutbox(test.database, makeExportJob.name)
  const shop = companyShopOf(test, goods, slot)
  const [first] = await shop.query<{ id: number; code: string }>('select id, code from products order by id')
  const { id: productId, code } = first!
  const [front, back] = await Promise.all([
    madePicture({ width: 1600, height: 800, colour: '#c02020' }),
    madePicture({ type: 'png', width: 500, height: 900, colour: '#20c02080' }),
  ])
  await importPictures(test.database.pool, dataDir, {
    [`${code}.jpg`]: front,
    [`${code}_retro.png`]: back,
  })
  const { companyId, holder: owner } = await shop.company()
  const allow = (id: number) =>
    shop.query('update companies set images_in_contract = true where id = $1', [id])
  await allow(companyId)
  const cartId = await shop.fill(owner, companyId, 20)
  const needs: ExportNeeds = test.services
  return {
    shop,
    productId,
    code,
    companyId,
    owner,
    cartId,
    needs,
    /** Lets the contract of a company include pictures. */
    allow,
    ask: ({ shopper }: Person, wish: Wish) =>
      shopper.call(requestExport, { body: { cart_id: cartId, ...wish } as BodyOf<typeof requestExport> }),
    run: (exportId: number) => makeExport(needs, { exportId, begun: test.time.now() }),
    statusOf: async ({ shopper }: Person, exportId: number) =>
      (await shopper.call(exportStatus, { query: { order_id: exportId } })).data!,
    get: (url: string, { shopper }: Person) =>
      test.app.inject({ url, headers: { 'x-ebsn-session': shopper.session ?? '' } }),
  }
}

export type ExportShop = Awaited<ReturnType<typeof openExportShop>>
