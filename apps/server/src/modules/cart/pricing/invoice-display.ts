import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { INVOICE_WAREHOUSE_ID } from '@cambusa/domain/constants'
import type { CartRow } from '../rows/cart-snapshot.ts'

/**
 * Whether the cart asks if an invoice is wanted: always when buying for a company, otherwise in the configured
 * warehouses (specification §9; docs/decisions/115).
 */
export function asksForInvoice(
  { invoiceWarehouseIds = [INVOICE_WAREHOUSE_ID] }: Pick<ShopConfig, 'invoiceWarehouseIds'>,
  { companyId, warehouseId }: Pick<CartRow, 'companyId' | 'warehouseId'>,
): boolean {
  return companyId !== null || invoiceWarehouseIds.includes(warehouseId)
}
