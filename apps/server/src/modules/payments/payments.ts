/** The door of payments: how an order may be paid. */
export { checkPaymentType, paymentDataOf } from './payments.service.ts'
export {
  ForgedNotification,
  GatewayUnreachable,
  type GatewayCard,
  type GatewayEvent,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentToStart,
} from './gateway.ts'
