import type { CancelRefusal } from '@cambusa/domain/orders/customer-cancel'
import type { EditRefusal } from '@cambusa/domain/orders/customer-edit'
import type { WithdrawalExclusion, WithdrawRefusal } from '@cambusa/domain/orders/withdrawal'
import type { PickRowProblem } from '@cambusa/domain/orders/picking'
import type { ShopAct } from '@cambusa/domain/orders/order-acts'
import type { ExportErrorParams } from './exports/export-errors.ts'
import type { ListErrorParams } from './lists/list-errors.ts'
import type { OrderShareErrorParams } from './orders/share-errors.ts'
import type { LineWish } from '@cambusa/domain/orders/wishes'
import type { FormErrorParams } from './content/form-errors.ts'
import type { ColleagueErrorParams } from './people/colleague-errors.ts'

/** Every refusal has a stable code; its parameters are declared here, its Italian text in the messages. */
export interface ErrorParams
  extends ColleagueErrorParams, ExportErrorParams, FormErrorParams, ListErrorParams, OrderShareErrorParams {
  // protocol
  'request.malformed': { field: string; reason: string }
  'request.notFound': undefined
  /** It was sent by a page of another site. */
  'request.crossSite': undefined
  'request.tooMany': { seconds: number }
  /** The key of the request was already used with another call. */
  'request.keyReused': undefined
  'request.tooLarge': undefined
  /** Every try collided with other changes of the same data. */
  'request.collided': undefined
  'server.failure': undefined
  'server.busy': undefined
  /** Seconds until another try makes sense; also sent as Retry-After. */
  'server.unavailable': { seconds: number } | undefined
  response419: undefined
  'user.notEnabled': { missing: string }
  // user board
  /** No customer, or one for whom nobody acts: staff, closed accounts. */
  'userBoard.notThis': undefined
  'userBoard.notActing': undefined
  // auth
  'auth.wrongCredentials': undefined
  'auth.loginRequired': undefined
  'auth.passwordRequired': undefined
  // single sign-on
  /** The shop has no identity provider, or none of this name. */
  'sso.providerUnknown': undefined
  'sso.returnUrlForeign': undefined
  /** The code is unknown, used or too old, or the browser is not the one that began. */
  'sso.codeEnded': undefined
  /** A new customer must accept the two needed consents first. */
  'sso.consentsNeeded': undefined
  /** The e-mail has an account here, and its domain is not the provider's. */
  'sso.emailTaken': { email: string }
  /** Login and password are right; a code of the second factor is missing. */
  'auth.codeNeeded': undefined
  'auth.codeWrong': undefined
  'auth.codeUsed': undefined
  /** Login and password are right; an authenticator app has to be connected before anything else. */
  'auth.secondFactorMissing': undefined
  'auth.secondFactorThere': undefined
  'auth.keyRequired': undefined
  'auth.secretRequired': undefined
  /** One text for an unknown, a withdrawn and an expired key, and for a wrong secret. */
  'auth.wrongKey': undefined
  // registration
  /** A consent to a text in a version that it never had, or that is gone. */
  'consent.textChanged': undefined
  'registration.closed': undefined
  /** One text for every reason, so that nobody learns which cards exist. */
  'registration.cardNotVerified': undefined
  'registration.requestTooOld': undefined
  'registration.cardOwned': undefined
  'registration.linkUsed': undefined
  'registration.linkTooOld': undefined
  'registration.linkUnknown': undefined
  /** Newer links of the same kind have been sent. */
  'registration.linkSuperseded': undefined
  /** The login or password has changed since it was sent. */
  'registration.linkEnded': undefined
  'registration.refusalTooOld': undefined
  'registration.refusalEnded': undefined
  // password and e-mail
  'password.wrong': undefined
  'password.tokenUsed': undefined
  'password.tokenTooOld': undefined
  'password.tokenUnknown': undefined
  /** Newer links have been sent. */
  'password.tokenSuperseded': undefined
  /** The login or password has changed since it was sent. */
  'password.tokenEnded': undefined
  'email.same': undefined
  /** The older form without a password, used too long after the login. */
  'email.loginNotFresh': { minutes: number }
  // deletion of the account
  /** Something has to be settled before: the screen lists it. */
  'account.notDeletable': undefined
  'account.loginNotFresh': { minutes: number }
  /** `day` as it is read. */
  'account.toBeDeleted': { day: string }
  // company
  'company.unknown': undefined
  'delegate.unknown': undefined
  'delegate.tooMany': { max: number }
  // catalogue
  'product.unknown': undefined
  'category.unknown': undefined
  'flyer.unknown': undefined
  // cart
  'cart.maxProductsInCart': { limit: number }
  'cart.productAddError': { name: string }
  'cart.productUnavailable': { name: string }
  'cart.productWithoutPrice': { name: string }
  'cart.quantityStep': { name: string; quantity: string }
  'cart.stock': { name: string; quantity: string }
  'cart.dailyMaximum': { name: string }
  'cart.optionMissing': { name: string; choice: string }
  'cart.optionUnknown': { name: string; choice: string; values: string }
  'cart.wishUnclear': { wish: LineWish }
  'cart.lineGone': undefined
  'cart.changedElsewhere': undefined
  'cart.locked': undefined
  'cart.bought': undefined
  'cart.notEditable': undefined
  /** Visitors from one address created too many carts within a minute. */
  'cart.tooManyNew': { seconds: number }
  'cart.visitorMerged': undefined
  'cart.noteTooLong': { max: number }
  'cart.infoUnknown': { name: string }
  /** A line of an order or list whose product the shop no longer sells. */
  'cart.notSoldAnymore': { name: string }
  /** A line named is none of the order. */
  'order.lineUnknown': undefined
  'errors.errorAddingProductFromOrder': undefined
  'errors.emptyCart': undefined
  'errors.errorSettingCartInfo': undefined
  // quick order
  'quickOrder.fileUnreadable': { reason: string }
  'quickOrder.fileTooLarge': { megabytes: number }
  'quickOrder.noLines': undefined
  'quickOrder.tooManyLines': { max: number }
  // delivery
  'errors.errorSettingAddress': undefined
  'address.unknown': undefined
  'address.deleteRefused': undefined
  'address.notServed': { city: string; postalCode: string }
  'address.notEditable': undefined
  'address.notValidated': undefined
  'address.streetUnknown': { street: string; city: string }
  'address.cityUnknown': { city: string }
  'address.provinceMismatch': { city: string; province: string }
  'address.postalCodeMismatch': { city: string; postalCodes: string }
  'field.required': { field: string }
  /** One of several wrong fields of a form; the reason is the text of its FieldCode. */
  'field.wrong': { reason: string }
  // timeslots
  'errors.errorSettingTimeslot': undefined
  'timeslot.full': undefined
  /** Why it was closed; null: its cut-off has passed. */
  'timeslot.closed': { reason: string | null }
  /** The locker has fewer free compartments than the goods need. */
  'timeslot.lockerFull': { free: number; needed: number }
  'timeslot.expired': undefined
  'timeslot.unknown': undefined
  'timeslot.addressFirst': undefined
  // stores
  'store.unknown': undefined
  // checkout
  'checkout.addressMissing': undefined
  'checkout.timeslotMissing': undefined
  'checkout.minimumOrder': { missing: string; minimum: string }
  'checkout.itemsChanged': { names: string }
  'checkout.notPrepared': undefined
  'checkout.prepareExpired': undefined
  'checkout.paymentTypeUnknown': undefined
  'checkout.paymentTypeNotAllowed': undefined
  /** A payment of this type would come too late for the slot; reason is ready to show. */
  'checkout.paymentTooSlow': { reason: string }
  'checkout.alreadyBought': undefined
  'checkout.ageNotDeclared': { minAge: number }
  'checkout.invoiceDataMissing': { missing: string }
  /** A gift code has less than when the order was prepared; nothing was charged. */
  'checkout.giftChanged': undefined
  // gift codes; those of other customers count as unknown
  'gift.unknown': undefined
  'gift.expired': { day: string }
  'gift.notYet': { day: string }
  'gift.usedUp': undefined
  'gift.blocked': undefined
  'gift.tooMany': { max: number }
  // orders
  'order.unknown': undefined
  'order.moveRefused': undefined
  'order.notEditable': { refusal: EditRefusal; phone: string }
  /** The customer edits another order already. */
  'order.editingOther': { number: string }
  /** The editing of the order has ended: its time is over, or it was given up or bought elsewhere. */
  'order.editEnded': undefined
  /** Paid by a transfer that does not cover the changed order. */
  'order.aboveTransfer': { paid: string; total: string }
  'order.notRemovable': { refusal: CancelRefusal; phone: string }
  /** A gift certificate bought with it has been spent in part. */
  'order.giftSpent': undefined
  'withdrawal.refused': { refusal: WithdrawRefusal; phone: string }
  'withdrawal.excluded': { name: string; exclusion: WithdrawalExclusion; phone: string }
  'withdrawal.quantity': { name: string; most: string; isWhole: boolean }
  'withdrawal.unknown': undefined
  /** Several withdrawals of the order wait for their goods; their numbers. */
  'withdrawal.several': { ids: string }
  'note.unknown': undefined
  'note.notYet': undefined
  'note.tooLate': { phone: string }
  'note.empty': undefined
  /** The order has another note already. */
  'note.exists': undefined
  // what the shop's people do with an order
  /** The act is not for an order in this status, or of this service. */
  'order.actRefused': { act: ShopAct; status: number }
  /** It waits for money: the shop prepares it once it is paid. */
  'order.notPaidYet': undefined
  'order.linesNotPicked': { names: string }
  'order.nothingCame': undefined
  /** Rows of what was picked that cannot be; `at` is where they were read. */
  'order.pickingWrong': { rows: { at: string; problem: PickRowProblem; name: string }[] }
  'order.ageDocumentMissing': { minAge: number }
  'order.delegateUnknown': undefined
  'order.receiverUnknown': { name: string }
  'order.depositUnknown': { code: string; max: number }
  // due dates
  'dueDate.unknown': undefined
  'dueDate.notOnAccount': { number: string }
  /** Cents that may still be credited. */
  'dueDate.creditTooMuch': { most: number }
  'dueDate.documentTaken': { document: string }
  'order.collectedTooMuch': { due: string }
  // payments
  /** The order has nothing to pay by this payment type. */
  'payment.notPayable': undefined
  'payment.tooLate': undefined
  'payment.alreadyPaid': undefined
  'payment.underWay': undefined
  /** The gateway did not answer; repeating the call never pays twice. */
  'payment.unreachable': undefined
  'payment.cardUnknown': undefined
  'payment.aboveAuthorised': { authorised: string }
  'payment.notAwaitingTransfer': undefined
  'payment.notAuthorised': undefined
  'payment.cardInUse': undefined
}
export type ErrorCode = keyof ErrorParams
