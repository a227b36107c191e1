import { describe, expect, it } from 'vitest'
import { asksForInvoice } from './invoice-display.ts'

describe('whether a cart asks if an invoice is wanted', () => {
  it('is yes in warehouse 89 where the shop configures none, else in the configured ones', () => {
    expect(asksForInvoice({}, { companyId: null, warehouseId: 89 })).toBe(true)
    expect(asksForInvoice({}, { companyId: null, warehouseId: 1 })).toBe(false)
    expect(asksForInvoice({ invoiceWarehouseIds: [1] }, { companyId: null, warehouseId: 1 })).toBe(true)
    expect(asksForInvoice({ invoiceWarehouseIds: [] }, { companyId: null, warehouseId: 89 })).toBe(false)
  })

  it('is always yes for somebody who buys for a company', () => {
    expect(asksForInvoice({ invoiceWarehouseIds: [] }, { companyId: 7, warehouseId: 1 })).toBe(true)
  })
})
