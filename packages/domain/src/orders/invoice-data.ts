/** What the shop knows of who wants an invoice. */
export interface InvoiceData {
  isCompany: boolean
  /** Of the person; a company always has its VAT number. */
  hasTaxCode: boolean
  hasAddress: boolean
  /** A company's SDI code or PEC: where the electronic invoice goes. */
  hasElectronicAddress: boolean
}

export const INVOICE_PARTS = ['taxCode', 'address', 'electronicAddress'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]

/** What an electronic invoice cannot be written without (DPR 633/1972 art. 21 c. 2; D.Lgs. 127/2015). */
export function missingForInvoice(data: InvoiceData): InvoicePart[] {
  const isMissing: Record<InvoicePart, boolean> = {
    taxCode: !data.isCompany && !data.hasTaxCode,
    address: !data.hasAddress,
    electronicAddress: data.isCompany && !data.hasElectronicAddress,
  }
  return INVOICE_PARTS.filter((part) => isMissing[part])
}
