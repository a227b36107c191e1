import type { EditRefusal } from '@cambusa/domain/orders/customer-edit'

/** Why a customer cannot edit an order, and what he can do. */
const texts: Record<EditRefusal, (phone: string) => string> = {
  ended: () => 'Questo ordine è annullato e non si può più modificare: puoi farne uno nuovo.',
  handedOver: (phone) => `Hai già ricevuto questo ordine: se qualcosa non va chiamaci al ${phone}.`,
  preparing: (phone) =>
    `L’ordine è già in preparazione e non si può più modificare da qui: chiamaci al ${phone}.`,
  paymentPending: () => 'L’ordine aspetta il suo pagamento: dopo il pagamento potrai modificarlo.',
  paid: (phone) =>
    `L’importo di questo ordine è già stato incassato e non si può più modificare da qui: chiamaci al ${phone}.`,
  tooLate: (phone) =>
    `Il termine per modificare questo ordine è passato e lo stiamo preparando: chiamaci al ${phone}.`,
  giftsMade: () =>
    'I buoni regalo di questo ordine sono già stati creati e l’ordine non si può più modificare: puoi farne uno nuovo.',
  imported: (phone) =>
    `Questo ordine non è nato in questo negozio online: per cambiarlo chiamaci al ${phone}.`,
}

/** Why an order cannot be edited by its customer, with the shop's telephone. */
export const editRefusalText = (refusal: EditRefusal, phone: string): string => texts[refusal](phone)
