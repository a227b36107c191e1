import type { OrderStatus } from '@cambusa/domain/orders/order-status'

/** Order status texts 1 to 13 and 18 (specification §12). */
export const orderStatusTexts: Record<OrderStatus, string> = {
  1: 'Ricevuto',
  2: 'Confermato',
  3: 'In preparazione',
  4: 'Pronto',
  5: 'In consegna',
  6: 'Consegnato',
  7: 'In modifica',
  8: 'Annullato',
  9: 'In attesa di pagamento',
  10: 'Pagamento non riuscito',
  11: 'Rimborsato',
  12: 'Pronto al ritiro',
  13: 'Ritirato',
  18: 'In verifica',
}
