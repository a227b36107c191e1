import type { CartRow } from './cart.queries.ts'

/** Marks need_invoice of a cart as proposed; kept beside it, shown as a field of its own, and gone once it is set. */
export const INVOICE_PROPOSED = 'need_invoice_proposed'

export const isInvoiceProposed = ({ infos }: Pick<CartRow, 'infos'>): boolean =>
  infos[INVOICE_PROPOSED] === 'true'

/** What was said of a cart, without the shop's own marks. */
export function saidInfos({ infos }: Pick<CartRow, 'infos'>): Record<string, string> {
  const { [INVOICE_PROPOSED]: _mark, ...said } = infos
  return said
}
