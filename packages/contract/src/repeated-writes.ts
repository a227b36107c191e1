/**
 * What makes a write safe to send again when its answer was lost. `sets`: it sets a state, so that repeating it changes
 * nothing. `key`: it carries a key (request-key.ts). `reads`: it changes nothing but rate limits. `once`: the server
 * recognises from the parameters that it was done, and answers as the first time. `older`: for other programs, never
 * sent by the storefront.
 */
export interface RepeatedWrite {
  again: 'sets' | 'key' | 'reads' | 'once' | 'older'
  because: string
}

const sets = (because: string): RepeatedWrite => ({ again: 'sets', because })
const key = (because: string): RepeatedWrite => ({ again: 'key', because })
const reads = (because: string): RepeatedWrite => ({ again: 'reads', because })
const once = (because: string): RepeatedWrite => ({ again: 'once', because })
const older: RepeatedWrite = {
  again: 'older',
  because: 'the older form of a POST: the storefront sends the POST',
}

/**
 * Every POST and every GET that writes, by operationId: a new call must be added here (decision 169). One test checks
 * that none is missing, another sends each twice.
 */
export const repeatedWrites: Readonly<Record<string, RepeatedWrite>> = {
  // cart
  cartAdd: key('adds to what the line holds'),
  cartAddAllFromOrder: key('adds to what the lines hold, and says what did not fit the first time'),
  quickOrderAdd: key('adds to what the lines hold, and says what did not fit the first time'),
  cartAddReset: sets('lines are set to the quantities given'),
  cartUpdate: sets('lines are set to the quantities given'),
  cartDelete: sets('a line that is gone already is no mistake'),
  orderDownloadRequest: key('makes another export'),
  cartMergeVisitor: once('a visitor is merged once (decision 077): the cart is answered as it is'),
  cartEmpty: sets('an empty cart is emptied'),
  cartUpdateCartInfo: sets('a property gets the value given'),
  cartUpdateInfos: sets('infos get the values given'),
  quickOrderMatch: reads('finds products'),
  quickOrderRead: reads('reads a file'),
  cartGiftcertificateCheck: reads('looks at a code'),
  cartGiftcertificateAddCode: sets('a code counts once in a cart'),
  cartGiftcertificateRemoveCode: sets('a code that is gone already is no mistake'),
  // delivery
  storeProximitySelect: sets('the cart is at the store named'),
  userAddressSelect: sets('the cart goes to the address named'),
  userAddressFavourite: sets('the favourite is the one named'),
  userAddressCheck: reads('looks at an address'),
  userAddressUpdate: key('without addressId it makes an address'),
  userAddressDelete: key('an address that is gone is unknown'),
  timeslotSelect: sets('the cart has the slot named; its place is taken once'),
  timeslotUsual: sets('the usual slot is that of the cart, or none'),
  // lists
  wishlistCreate: key('makes another list'),
  wishlistUpdate: sets('name, sharing and order get the values given'),
  wishlistDelete: once('a list that is deleted already is answered as it is'),
  wishlistRestore: sets('the list is there'),
  wishlistAddItem: sets('a product is one line of a list, which gets the quantity given'),
  wishlistUpdateItem: sets('the line gets the values given'),
  wishlistDeleteItem: sets('a line that is gone already is no mistake'),
  wishlistRestoreItem: sets('the lines are there'),
  wishlistMoveItem: sets('the line is next to the one named'),
  wishlistReadFile: reads('reads a file'),
  wishlistStandingOrder: sets('the standing order gets the values given'),
  wishlistStandingOrderPause: sets('it is paused, or goes on'),
  wishlistStandingOrderDelete: sets('one that is gone already is no mistake'),
  cartAddAllFromWishlist: key('adds to what the lines hold, and says what did not fit the first time'),
  // checkout and payments
  checkoutPrepare: sets('the cart is locked as it is; a locked one gets today’s prices'),
  checkoutRelease: sets('the cart is not locked'),
  checkoutBuy: once('one order for each cart, by cart_id (decision 051)'),
  orderPayment: once('an order has one live try, which goes on (decision 112)'),
  orderCheckPayment: once('the gateway is asked how it stands'),
  orderModifyPaymentType: sets('the order is paid in the way named'),
  orderModify: sets('the order is being edited: one editing cart for each order (decision 191)'),
  orderModifyUndo: sets('the order stands as it was; one that is not being edited is answered as it is'),
  orderDelete: once('a cancelled order is answered as it is'),
  orderShare: key('makes one more link'),
  orderUnshare: sets('a link that is gone is no mistake'),
  orderWithdraw: key('a second one would withdraw from more of the goods'),
  noteOrderAdd: once('an order has one note: the same again answers it'),
  noteOrderUpdate: sets('the note gets the values given'),
  noteList: reads('lists notes'),
  paymentTypeRemoveAuth: sets('a card that is gone already is no mistake'),
  // account
  authLogin: once(
    'the visitor’s cart is merged once (decision 077); the session nobody heard of ends by itself',
  ),
  authTechLogin: once('the visitor’s cart is merged once; the session nobody heard of ends by itself'),
  authLogout: sets('nobody is signed in'),
  authSecondFactorBegin: key('makes another key for the app'),
  authSecondFactorConfirm: key('its code is used up'),
  authSecondFactorRecoveryCodes: key('its code is used up'),
  userBoardActAs: sets('the session nobody heard of ends with the hour'),
  userBoardLeave: once('the session has ended with the first: the storefront asks to sign in again'),
  saml2DoLogin: sets('begins one more sign-in; those that nobody goes on with end by themselves'),
  authSsoLogin: once(
    'the code is good once: the storefront begins again at the provider, which knows the customer',
  ),
  saml2DoLogout: sets('nobody is signed in'),
  companiesChange: once('the session has ended with the first: the storefront asks to sign in again'),
  registrationUpdateUserDetail: sets('fields get the values given'),
  registrationUpdateBillingAddress: sets('fields get the values given'),
  registrationUpdateMailChoices: sets('choices get the values given'),
  externalregistrationRegister: sets('the device is the customer’s, with the values given'),
  externalregistrationUnregister: sets('a device that is gone already is no mistake'),
  userUpdatePushKinds: sets('choices get the values given'),
  consentCookies: sets('the same choice of the same moment is one row'),
  registrationDelegateUpdate: key('without delegateId it names one more'),
  registrationDelegateDelete: key('who is gone is unknown'),
  registrationUpdateEmailRequest: key('sends two mails and a new link'),
  registrationUpdateEmailRequestByGet: older,
  registrationUpdateEmailRefuse: key('its link is used up'),
  registrationUpdatePassword: key('the old password is wrong after it'),
  registrationUpdatePasswordByGet: older,
  registrationPasswordResetTokenRequest: key('sends a mail and ends the link of before'),
  registrationPasswordResetTokenRequestByGet: older,
  registrationPasswordReset: key('its link is used up'),
  registrationCardPasswordReset: key('its link is used up'),
  registrationPasswordResetByGet: older,
  sessionEnd: sets('a session that has ended is no mistake'),
  sessionEndOthers: sets('nobody else is signed in; where nobody was, nothing is written'),
  registrationDeletionRequest: once('an account that is to be deleted already is answered as it is'),
  registrationDeletionKeep: sets('the account stays'),
  registrationMyDataRequest: once('a copy that is being prepared is answered as it is'),
  // colleagues and approvals
  colleagueInvite: key('sends a mail and ends the link of before'),
  colleagueUpdate: sets('the colleague has the role and the limits named'),
  colleagueRemove: sets('who is gone is no mistake'),
  colleagueWithdrawInvitation: sets('an invitation that has ended is no mistake'),
  colleagueAccept: key('its link is used up'),
  approvalSend: once('one approval for each cart: one that was sent is answered as it is'),
  approvalUpdate: key('the version is another after it'),
  approvalApprove: once('one order for each cart: an approved one is answered as it is'),
  approvalRefuse: once('a refused one is answered as it is'),
  approvalWithdraw: once('one that was taken back is answered as it is'),
  // registration
  registrationCardVerify: reads('looks at a card'),
  registrationCardCompany: reads('looks a company up'),
  registrationCardRequest: sets(
    'a customer has one request, of what was typed last; a visitor’s without an account is dropped after a day',
  ),
  registrationRegisterUser: key('a second one sends word that there is an account'),
  registrationConfirm: key('its link is used up'),
  registrationConfirmByGet: older,
  registrationResendEmail: key('sends a mail and ends the link of before'),
  registrationResendEmailByGet: older,
}
