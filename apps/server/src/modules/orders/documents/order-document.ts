import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderDocument } from '@cambusa/domain/orders/order-share'
import { orderDocumentTexts as texts } from '@cambusa/messages/it/orders/order-documents'
import type { PaperOrder } from '@cambusa/messages/it/orders/paper-order'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { FileAnswer } from '../../../platform/http/route.ts'
import { documentMaker, orderPdfTask, writeDocument, type Buyer } from '../../documents/documents.ts'
import { findBuyer } from './buyer.queries.ts'

/** A call that asks for a document. */
interface Asking {
  readonly caller: string
  readonly signal: AbortSignal
  config: Pick<Config, 'shop'>
  now: Date
}

/** The company that bought an order; '' for a person, who is named only with `isNamed`. */
export async function buyerOf(db: Db, orderId: number, { isNamed }: { isNamed: boolean }): Promise<Buyer> {
  const { companyName = null, vatNumber = null, personName = '' } = (await findBuyer(db, { orderId })) ?? {}
  return { name: companyName ?? (isNamed ? personName : ''), vatNumber: vatNumber ?? '' }
}

/** The documents that there are of an order. */
export const documentsOf = ({ handover }: Pick<Order, 'handover'> | PaperOrder): OrderDocument[] =>
  handover ? ['order', 'delivery'] : ['order']

/** A document of an order as a file. Throws order.notHandedOver before the hand-over, and as writeDocument. */
export async function orderFile(
  call: Asking,
  { order, buyer, kind }: { order: PaperOrder; buyer: Buyer; kind: OrderDocument },
): Promise<FileAnswer> {
  if (!documentsOf(order).includes(kind)) throw refuse('order.notHandedOver')
  const toWrite = { kind, order, buyer, maker: documentMaker(call.config), now: call.now }
  return {
    fileName: texts.fileNames[kind]({ number: order.orderNumber }),
    contentType: 'application/pdf',
    body: await writeDocument(call, orderPdfTask, toWrite),
  }
}
