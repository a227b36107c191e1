/** The door of payments: how an order may be paid. */
export { checkPaymentType, paymentDataOf } from './payments.service.ts'
