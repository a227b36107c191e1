import { describe, expect, it } from 'vitest'
import { missingForInvoice } from './invoice-data.ts'

const nothing = { isCompany: false, hasTaxCode: false, hasAddress: false, hasElectronicAddress: false }
const everything = { isCompany: true, hasTaxCode: true, hasAddress: true, hasElectronicAddress: true }

describe('what an invoice is missing', () => {
  it('is tax code and address for a person: without a recipient code the invoice reaches the tax drawer', () => {
    expect(missingForInvoice(nothing)).toEqual(['taxCode', 'address'])
    expect(missingForInvoice({ ...nothing, hasTaxCode: true, hasAddress: true })).toEqual([])
  })

  it('is address and electronic address for a company, whose VAT number is known', () => {
    expect(missingForInvoice({ ...nothing, isCompany: true })).toEqual(['address', 'electronicAddress'])
    expect(missingForInvoice(everything)).toEqual([])
    expect(missingForInvoice({ ...everything, hasTaxCode: false })).toEqual([])
  })
})
