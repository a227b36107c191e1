import type { BodyOf } from '@cambusa/contract/endpoint'
import type { requestExport as requestCall } from '@cambusa/contract/exports/exports'
import { EXPORT_FIELDS, EXPORT_PRODUCTS_MAX } from '@cambusa/domain/exports/export-choices'
import { lacksOf } from '@cambusa/domain/exports/export-plan'
import type { Config } from '../../config.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { exportWords } from '@cambusa/messages/it/exports/export-words'
import type { ExportWish } from './export-wish.ts'
import { findContract } from './exports.queries.ts'
import { sourceProducts } from './export-sources.ts'
import type { SourceOwner } from './export-sources.queries.ts'
import { productData } from './product-data.ts'
import { requestExport } from './request-export.ts'

/**
 * Who exports for which company. Throws user.notEnabled (403) with whom to ask where the company's contract does not
 * include pictures, or there is no company.
 */
export async function exporterOf(
  db: Db,
  { shop }: Pick<Config, 'shop'>,
  { userId, companyId }: RequestSession,
): Promise<SourceOwner> {
  const contract = companyId === null ? undefined : await findContract(db, { companyId })
  if (companyId === null || contract?.imagesInContract !== true) {
    const { email, phone } = shop.contacts
    throw refuse('user.notEnabled', {
      missing: exportWords.whomToAsk({ isCompany: companyId !== null, email, phone }),
    })
  }
  return { userId, companyId }
}

interface AskCall {
  db: Db
  session: RequestSession
  body: BodyOf<typeof requestCall>
  now: Date
  requestKey: RequestKey | undefined
}

const each = <Item>(items: readonly Item[] = []): Item[] => [...new Set(items)]

/**
 * Notes an export of the products of a cart, order or list, with their data as they are now; answers its id. Throws what
 * exporterOf and sourceProducts throw, export.nothingChosen, export.tooManyProducts, export.tooMany.
 */
export async function askExport(
  { config, catalogue }: { config: Pick<Config, 'shop'>; catalogue: Catalogue },
  call: AskCall,
): Promise<number> {
  const { db, session, body, now } = call
  const owner = await exporterOf(db, config, session)
  const [shots, formats, fileFormats] = [each(body.shots), each(body.formats), each(body.file_formats)]
  const dataFormats = each(body.data_formats)
  const fields = body.fields === undefined ? [...EXPORT_FIELDS] : each(body.fields)
  if (lacksOf({ shots, formats, fileFormats, dataFormats, fields }).length > 0)
    throw refuse('export.nothingChosen')
  const found = await sourceProducts(db, owner, body)
  const { source, sourceName, products } = found
  if (products.length > EXPORT_PRODUCTS_MAX)
    throw refuse('export.tooManyProducts', { count: products.length, max: EXPORT_PRODUCTS_MAX })
  const data =
    dataFormats.length === 0 ? [] : await productData({ db, catalogue }, session, found, fields, now)
  const wish: ExportWish = {
    source,
    sourceName,
    shots,
    formats,
    fileFormats,
    dataFormats,
    fields,
    products: products.map(({ productId, code, name }, at) => ({
      productId,
      code,
      name,
      data: data[at] ?? [],
    })),
  }
  return once(call, (keep) =>
    inTransaction(db, async (tx) => {
      const asked = { ...owner, kind: 'products', wish, products: products.length } as const
      return keep(tx, await requestExport(tx, asked, now))
    }),
  )
}
