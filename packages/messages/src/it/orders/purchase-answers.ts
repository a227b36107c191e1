import type { PurchaseGroup, PurchaseKind } from '@cambusa/domain/orders/purchases'

/** Why months are no period, after the field's name. */
export const purchaseRefusals = {
  reversed: 'deve essere lo stesso mese dell’inizio o uno che viene dopo',
  tooLong: (p: { months: number }) => `può essere al massimo ${p.months} mesi dopo l’inizio`,
}

/** Rows of purchases that are no goods, or whose name is not known. */
export const purchaseRowTexts = {
  delivery: 'Consegna',
  packaging: 'Imballi',
  adjustment: 'Differenze a tuo favore',
  noCategory: 'Prodotti non più in catalogo',
  ownPurchases: 'Acquisti personali',
} satisfies Record<Exclude<PurchaseKind, 'goods'> | 'noCategory' | 'ownPurchases', string>

/** The file of purchases. */
export const purchaseFileTexts = {
  sheet: 'Acquisti',
  fileName: (p: { by: string; from: string; to: string }) => `acquisti-${p.by}-${p.from}-${p.to}`,
  fileGroups: {
    month: 'per-mese',
    category: 'per-reparto',
    product: 'per-prodotto',
    deliveryPoint: 'per-indirizzo',
    company: 'per-azienda',
  } satisfies Record<PurchaseGroup, string>,
  groups: {
    month: 'Mese',
    category: 'Reparto',
    product: 'Prodotto',
    deliveryPoint: 'Consegnato a',
    company: 'Azienda',
  } satisfies Record<PurchaseGroup, string>,
  columns: {
    code: 'Codice',
    format: 'Formato',
    quantity: 'Quantità',
    unit: 'Unità',
    address: 'Indirizzo',
    orders: 'Ordini',
    spent: 'Speso (€)',
    before: 'Un anno prima (€)',
    difference: 'Differenza (€)',
    percent: 'Variazione (%)',
  },
  total: 'Totale',
}
