import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'

/** Why a payment did not succeed, by the code of the domain (PAYMENT_FAILURES). */
export const paymentFailureTexts: Record<PaymentFailure, string> = {
  refused: 'La banca ha rifiutato il pagamento: prova con un’altra carta o chiedi alla tua banca.',
  insufficientFunds: 'Sulla carta non c’è abbastanza disponibilità: prova con un’altra carta.',
  authenticationFailed: 'La banca non ha potuto confermare che sei tu: riprova e approva la richiesta.',
  cardExpired: 'La carta è scaduta: usane un’altra.',
  abandoned: 'Il pagamento è stato interrotto: riprova quando vuoi.',
  timeOut: 'Il servizio di pagamento non ha risposto in tempo: riprova.',
  notReceived: 'Il denaro non è arrivato entro il termine.',
  returned: 'L’ordine non aspettava più questo denaro: te lo restituiamo.',
  changeGone:
    'Nel frattempo qualcosa della modifica non era più disponibile: non abbiamo preso nulla. Ricontrolla e conferma di nuovo.',
  tooLittle: 'È stato autorizzato meno di quanto serve: riprova.',
}
