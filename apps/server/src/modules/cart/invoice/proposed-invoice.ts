interface WithInfos {
  infos: Record<string, string>
}

/**
 * Info that marks need_invoice of a cart as proposed; shown as a field of its own, and removed once need_invoice is
 * set.
 */
export const INVOICE_PROPOSED = 'need_invoice_proposed'

export const isInvoiceProposed = ({ infos }: WithInfos): boolean => infos[INVOICE_PROPOSED] === 'true'

/** Infos that the customer set, without the shop's own marks. */
export function saidInfos({ infos }: WithInfos): Record<string, string> {
  const { [INVOICE_PROPOSED]: _mark, ...said } = infos
  return said
}
