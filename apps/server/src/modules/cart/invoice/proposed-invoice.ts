interface WithInfos {
  infos: Record<string, string>
}

/** Marks need_invoice of a cart as proposed; kept beside it, shown as a field of its own, and gone once it is set. */
export const INVOICE_PROPOSED = 'need_invoice_proposed'

export const isInvoiceProposed = ({ infos }: WithInfos): boolean => infos[INVOICE_PROPOSED] === 'true'

/** What was said of a cart, without the shop's own marks. */
export function saidInfos({ infos }: WithInfos): Record<string, string> {
  const { [INVOICE_PROPOSED]: _mark, ...said } = infos
  return said
}
