import type { CancelRefusal } from '@cambusa/domain/orders/customer-cancel'

/** Why a customer cannot cancel an order alone any more, and whom he asks. */
const texts: Record<CancelRefusal, (phone: string) => string> = {
  ended: () => 'Questo ordine è già annullato.',
  handedOver: (phone) => `Hai già ricevuto questo ordine: se qualcosa non va chiamaci al ${phone}.`,
  preparing: (phone) =>
    `L’ordine è già in preparazione e non si può più annullare da qui: chiamaci al ${phone}.`,
  paid: (phone) => `L’ordine è già pagato e non si può più annullare da qui: chiamaci al ${phone}.`,
  tooLate: (phone) =>
    `Il termine per annullare questo ordine è passato e lo stiamo preparando: chiamaci al ${phone}.`,
}

/** Why an order cannot be cancelled by its customer, with the shop's telephone. */
export const cancelRefusalText = (refusal: CancelRefusal, phone: string): string => texts[refusal](phone)
