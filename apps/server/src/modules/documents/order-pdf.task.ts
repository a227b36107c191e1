import type { OrderDocument } from '@cambusa/domain/orders/order-share'
import type { PaperOrder } from '@cambusa/messages/it/orders/paper-order'
import type { CompanyIdentity } from '@cambusa/messages/it/people/company'
import { defineTask } from '../../platform/offload/task.ts'

/** What every document says of the shop. */
export interface DocumentMaker {
  shopName: string
  /** The retailer's colour. */
  colour: string
  company: CompanyIdentity
  contacts: { phone: string; email: string }
}

/** Who bought; '' for what is not told. */
export interface Buyer {
  name: string
  vatNumber: string
}

/** An order, or what was delivered of it, to be written as PDF. */
export interface OrderToWrite {
  kind: OrderDocument
  order: PaperOrder
  buyer: Buyer
  maker: DocumentMaker
  now: Date
}

/** Writes a document of an order. */
export const orderPdfTask = defineTask<OrderToWrite, Uint8Array>('order-pdf')
