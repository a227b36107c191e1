import type { OrderDocument } from '@cambusa/domain/orders/order-share'

/** The documents of an order (PDF): what is theirs alone, beside the texts of the printed order. */
export const orderDocumentTexts = {
  titles: {
    order: (p: { number: string }) => `Ordine ${p.number}`,
    delivery: (p: { number: string }) => `Documento di consegna dell’ordine ${p.number}`,
  } satisfies Record<OrderDocument, (p: { number: string }) => string>,
  fileNames: {
    order: (p: { number: string }) => `ordine-${p.number}.pdf`,
    delivery: (p: { number: string }) => `consegna-${p.number}.pdf`,
  } satisfies Record<OrderDocument, (p: { number: string }) => string>,
  made: (p: { at: string; shop: string }) => `${p.shop}, documento del ${p.at}, senza valore fiscale`,
  /** Links to the files. */
  download: { order: 'Scarica PDF', delivery: 'Documento di consegna' } satisfies Record<
    OrderDocument,
    string
  >,
  placed: (p: { when: string; state: string }) => `Del ${p.when}, stato: ${p.state}`,
  handedOver: (p: { when: string; isPickup: boolean }) =>
    `${p.isPickup ? 'Ritirato' : 'Consegnato'} il ${p.when}`,
  buyerAndPlace: 'Cliente e consegna',
  buyer: 'Cliente',
  vatNumber: (p: { number: string }) => `P. IVA ${p.number}`,
  amounts: 'Importi',
  ordered: 'Ordinato',
  came: 'Consegnato',
  /** Sums at the end of a page, and again at the top of the next. */
  carried: 'A riportare',
  brought: 'Riporto',
} as const
