/** What cart and till say while a placed order is edited. */
export const editedOrderTexts = {
  cartTitle: 'Ordine in modifica',
  save: 'Salva le modifiche',
  before: 'Prima era',
  more: 'In più',
  less: 'In meno',
  tillTitle: 'Salva le modifiche',
  tillIntro: 'Controlla l’ordine. Finché non confermi resta com’era.',
  review: 'Rivedi e conferma',
  paymentTitle: 'Conferma la modifica',
  pay: 'Vai al pagamento',
} as const
