/** Crates, trays and boxes in the sums of carts and orders. */
export const packagingTexts = {
  needed: (p: { quantity: number; descr: string; isDeposit: boolean }) =>
    `${p.quantity} × ${p.descr}${p.isDeposit ? ' (cauzione)' : ''}`,
  /** In the table of VAT: deposits are outside of it (DPR 633/1972 art. 15). */
  outsideVat: 'Fuori campo (art. 15)',
} as const
