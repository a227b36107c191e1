import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'

/** Why a payment did not succeed, and what to do. */
export const paymentFailureTexts: Record<PaymentFailure, string> = {
  refused: 'la banca ha rifiutato la carta. Prova con un’altra carta o scegli un altro modo di pagare.',
  insufficientFunds: 'sulla carta non c’è abbastanza disponibilità. Prova con un’altra carta.',
  authenticationFailed: 'la conferma della banca (3-D Secure) non è riuscita. Riprova.',
  cardExpired: 'la carta è scaduta. Usa un’altra carta.',
  abandoned: 'il pagamento è stato interrotto prima della fine. Riprova.',
  timeOut: 'la banca non ha risposto in tempo. Riprova tra poco.',
  notReceived: 'il denaro non è arrivato in tempo.',
}
