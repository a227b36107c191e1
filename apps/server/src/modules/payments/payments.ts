/** Public exports of payments: payment types, paying an order, and giving it up. */
export { authoriseStoredCards } from './paying/authorise-stored.ts'
export { cancelByShop, cancelOrder, type CancelNeeds, type Cancelling } from './returns/cancel-order.ts'
export { captureOrderWork } from './paying/capture-handed-over.ts'
export { moneyOfOrder, moveMoneyAtHandover } from './paying/money-at-handover.ts'
export { makeGifts } from './settling/make-gifts.ts'
export { checkOwnCard, payBoughtOrder } from './paying/pay-bought.ts'
export { captureOrder } from './paying/capture-order.ts'
export { runCheckMoneyCommand } from './jobs/check-money.command.ts'
export { checkMoney, stockAndSold } from './jobs/check-money.ts'
export { runPaymentsCommand } from './jobs/payments.command.ts'
export type {
  GatewayCard,
  GatewayEvent,
  GatewayPayment,
  PaymentGateway,
  PaymentToStart,
} from './gateway/gateway.ts'
export { ForgedNotification, GatewayUnreachable, SHOP_CURRENCY } from './gateway/gateway.ts'
export { gatewaysOf, type Gateways } from './gateway/known-gateways.ts'
export { parsePaymentData } from './gateway/payment-data.ts'
export type { PaymentNeeds, ToldPaymentNeeds } from './gateway/payment-needs.ts'
export { endEditings } from './jobs/end-editings.ts'
export { giveUpUnpaidOrders, reconcilePayments, removeOldEvents } from './jobs/payment-jobs.ts'
export { applyChange, isChangeGone } from './changing/apply-change.ts'
export { keepPayment, needsNewPayment } from './changing/covering-payment.ts'
export type { ChangePaid } from './changing/waiting-change.ts'
export { lockOwnOrder, type OrderToPay } from './attempts/attempts.queries.ts'
export { makePaidGifts } from './settling/make-paid-gifts.ts'
export { checkChangePaymentType } from './types/change-payment-type.ts'
export { remindToPay } from './jobs/remind-to-pay.ts'
export {
  checkPaymentType,
  infosOfType,
  listPaymentTypesFor,
  paymentDataOf,
} from './types/payments.service.ts'
export { refundWithdrawal, refundWithdrawalWork } from './returns/refund-withdrawal.ts'
export { returnMoneyWork } from './returns/return-money.ts'
export { addMandates, revokeReplacedMandates, setMandates } from './settling/told-mandates.queries.ts'
export { clearCardsOf, revokeMandatesOfLast } from './settling/leaving-customer.queries.ts'
export { updateStoredCardRemoved } from './settling/stored-card-writes.queries.ts'
export { insertWithdrawalPayout } from './settling/withdrawal-money.queries.ts'
