/** What the shop knows of a customer who wants an invoice. */
export interface InvoiceData {
  isCompany: boolean
  /** For a person; a company always has its VAT number. */
  hasTaxCode: boolean
  hasAddress: boolean
  /** Whether the company has an SDI code or PEC, to receive the electronic invoice. */
  hasElectronicAddress: boolean
}

export const INVOICE_PARTS = ['taxCode', 'address', 'electronicAddress'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]

/** The data required for an electronic invoice that are missing (DPR 633/1972 art. 21 c. 2; D.Lgs. 127/2015). */
export function missingForInvoice(data: InvoiceData): InvoicePart[] {
  const isMissing: Record<InvoicePart, boolean> = {
    taxCode: !data.isCompany && !data.hasTaxCode,
    address: !data.hasAddress,
    electronicAddress: data.isCompany && !data.hasElectronicAddress,
  }
  return INVOICE_PARTS.filter((part) => isMissing[part])
}
