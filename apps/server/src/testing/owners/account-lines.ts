import { actAs, leaveUser, listBoardUsers } from '@cambusa/contract/people/user-board'
import { keepAccount, requestDeletion, viewDeletion } from '@cambusa/contract/people/account-deletion'
import {
  listDemoSignIns,
  login,
  logout,
  mergeVisitor,
  techLogin,
  testSession,
} from '@cambusa/contract/people/auth'
import {
  acceptInvitation,
  inviteColleague,
  listColleagues,
  removeColleague,
  updateColleague,
  viewAllowance,
  viewInvitation,
  withdrawInvitation,
} from '@cambusa/contract/people/colleagues'
import { changeCompany, listCompanies } from '@cambusa/contract/people/companies'
import {
  checkAddress,
  deleteAddress,
  listAddresses,
  listDeliveryAddresses,
  selectAddress,
  setFavouriteAddress,
  suggestTowns,
  updateAddress,
  viewAddress,
} from '@cambusa/contract/delivery/delivery'
import { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import {
  requestPasswordReset,
  requestPasswordResetByGet,
  resetPassword,
  resetPasswordByCard,
  resetPasswordByGet,
  updatePassword,
  updatePasswordByGet,
} from '@cambusa/contract/people/password'
import {
  removeDelegate,
  refuseEmailUpdate,
  requestEmailUpdate,
  requestEmailUpdateByGet,
  saveDelegate,
  updateBillingAddress,
  updateUserDetail,
  userDetail,
} from '@cambusa/contract/people/profile'
import { endOtherSessions, endOwnSession, listOwnSessions } from '@cambusa/contract/people/sessions'
import {
  confirmRegistration,
  confirmRegistrationByGet,
  registerUser,
  requestCard,
  resendConfirmation,
  resendConfirmationByGet,
  findCompany,
  verifyCard,
} from '@cambusa/contract/people/registration'
import { beginSso, endSso, finishSso, listIdentityProviders } from '@cambusa/contract/people/sso'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  viewSecondFactor,
} from '@cambusa/contract/people/second-factor'
import { fiscalCheckLetter } from '@cambusa/domain/people/tax-codes'
import { shop } from '../factories/delivery.ts'
import { TEST_PASSWORD } from '../factories/users.ts'
import { registering } from './registering.ts'
import { line, type About, type RouteLine } from './route-line.ts'

const { storeId } = shop.bologna
const home = { address_type: 'home' } as const
const both = { shows: true, writes: true } as const
/** Whoever knows an e-mail address may have the shop write to it. */
const writesToHer = { tells: ['mails', 'mail_links'] } as const

const place = {
  addressName: 'Casa',
  address1: 'Via Indipendenza',
  addressNumber: '12',
  postalCode: '40121',
  city: 'Bologna',
  province: 'BO',
}
const TAX_CODE = 'VRDCRL80A01A944'
const delegate = {
  firstName: 'Carlo',
  lastName: 'Verdi',
  taxCode: `${TAX_CODE}${fiscalCheckLetter(TAX_CODE)}`,
  phone: '3331234567',
  isPermanent: true,
}
const asking = { kind: 'private', first_name: 'Carlo', last_name: 'Verdi', store_id: storeId } as const
const saveDate = '2026-11-20T09:00:00.000Z'
const cookieChoice = { analytics: true, profilation: true, version: '2026-11', saveDate }
const CODE = 'A'.repeat(43)
const passwords = { old_password: TEST_PASSWORD, new_password: 'Lambrusco.1926' }
const asked = ({ victim }: About) => ({ e_mail: victim.login })
const confirmation = ({ victim }: About) => ({ e_mail: victim.login, reg_control_code: CODE })
const reset = ({ victim }: About) => ({ e_mail: victim.login, reset_token: CODE, password: 'Cambusa.2027' })
const newEmail = ({ victim }: About) => ({ new_email: `nuova${victim.userId}@example.com` })

const session: readonly RouteLine[] = [
  line(testSession, () => ({ query: {} }), { shows: true }),
  line(login, ({ victim }) => ({ body: { login: victim.login, password: 'sbagliata' } })),
  // A token of nobody: the caller's own cart is answered.
  line(mergeVisitor, () => ({ body: { visitor: CODE } }), { shows: true }),
  line(techLogin, ({ victim }) => ({ body: { key: victim.login.slice(0, 20), secret: 'sbagliato' } })),
  line(beginSecondFactor, ({ victim }) => ({ body: { login: victim.login, password: 'sbagliata' } })),
  line(confirmSecondFactor, ({ victim }) => ({
    body: { login: victim.login, password: 'sbagliata', code: '123456' },
  })),
  line(viewSecondFactor),
  line(renewRecoveryCodes, () => ({ body: { code: '123456' } })),
  line(logout),
  line(listDemoSignIns),
  line(listIdentityProviders),
  line(beginSso, () => ({ query: {} })),
  line(finishSso, () => ({ body: { code: CODE, nonce: CODE } })),
  line(endSso, () => ({ query: {} })),
  line(listCompanies, () => ({ query: {} })),
  line(changeCompany, ({ victim }) => ({ query: { company_id: victim.companyId } }), {
    shows: true,
    ofPerson: true,
  }),
]

const colleagues: readonly RouteLine[] = [
  line(listColleagues, undefined, { shows: true }),
  line(viewAllowance),
  line(
    inviteColleague,
    ({ victim }) => ({
      body: { e_mail: `invitata${victim.userId}@example.com`, role: 'buyer' as const, order_limit: 300 },
    }),
    { shows: true, writes: true },
  ),
  // Nobody changes or removes themselves: she is refused, and nobody else knows her.
  line(updateColleague, ({ victim }) => ({ body: { user_id: victim.userId, role: 'buyer' as const } })),
  line(removeColleague, ({ victim }) => ({ body: { user_id: victim.userId } })),
  line(withdrawInvitation, ({ victim }) => ({ body: { invitation_id: victim.invitationId } }), {
    writes: true,
  }),
  line(viewInvitation, () => ({ query: { token: CODE } })),
  line(acceptInvitation, () => ({ body: { token: CODE } })),
]

const board: readonly RouteLine[] = [
  line(listBoardUsers, () => ({ query: {} })),
  line(actAs, ({ victim }) => ({ body: { user_id: victim.userId } })),
  line(leaveUser),
]

const addresses: readonly RouteLine[] = [
  line(listDeliveryAddresses, () => ({ query: home }), { shows: true }),
  line(listAddresses, () => ({ query: home }), { shows: true }),
  line(viewAddress, ({ victim }) => ({ query: { address_id: victim.addressId } }), { shows: true }),
  line(selectAddress, ({ victim }) => ({ body: { ...home, address_id: victim.addressId } }), both),
  line(checkAddress, ({ victim }) => ({ body: { address: { ...place, addressId: victim.addressId } } })),
  line(updateAddress, ({ victim }) => ({ body: { address: { ...place, addressId: victim.addressId } } }), {
    writes: true,
  }),
  line(deleteAddress, ({ victim }) => ({ query: { address_id: victim.addressId } }), { writes: true }),
  line(setFavouriteAddress, ({ victim }) => ({ body: { ...home, address_id: victim.addressId } }), {
    writes: true,
  }),
  line(suggestTowns, () => ({ query: { query: 'Bol' } })),
]

const ofHer = { shows: true, writes: true, ofPerson: true } as const
const profile: readonly RouteLine[] = [
  line(userDetail, undefined, { shows: true }),
  line(updateUserDetail, () => ({ body: { personInfos: [{ typeId: 2, value: '3331234567' }] } }), ofHer),
  line(saveCookieConsent, () => ({ body: cookieChoice }), { writes: true, ofPerson: true }),
  line(updateBillingAddress, () => ({ body: { billingAddress: place } }), both),
  line(viewMailChoices),
  line(updateMailChoices, () => ({ body: { orderReady: true } }), { writes: true, ofPerson: true }),
  line(requestEmailUpdate, (about) => ({ body: { ...newEmail(about), password: TEST_PASSWORD } }), {
    writes: true,
  }),
  line(refuseEmailUpdate, ({ victim }) => ({ body: { e_mail: victim.login, refusal_token: CODE } })),
  // Refused by then: it asks for a login of the last five minutes (change-email.test).
  line(requestEmailUpdateByGet, (about) => ({ query: newEmail(about) })),
  line(
    saveDelegate,
    ({ victim }) => ({ body: { delegate: { ...delegate, delegateId: victim.delegateId } } }),
    both,
  ),
  line(removeDelegate, ({ victim }) => ({ body: { delegate_id: victim.delegateId } }), both),
  line(listOwnSessions),
  line(endOwnSession, () => ({ body: { session_id: '0'.repeat(64) } })),
  line(endOtherSessions),
  line(viewDeletion),
  line(requestDeletion, () => ({ body: { password: TEST_PASSWORD } })),
  line(keepAccount),
  line(updatePassword, () => ({ body: passwords }), { writes: true, ofPerson: true }),
  line(updatePasswordByGet, () => ({ query: passwords }), { writes: true, ofPerson: true }),
]

const registration: readonly RouteLine[] = [
  line(verifyCard, ({ victim }) => ({
    body: { card_code: victim.storeCard, vat_or_tax_code: victim.vatNumber },
  })),
  line(findCompany, ({ victim }) => ({ body: { vat_number: victim.vatNumber } })),
  line(requestCard, () => ({
    body: asking,
  })),
  line(registerUser, registering, writesToHer),
  line(confirmRegistration, (about) => ({ body: confirmation(about) })),
  line(confirmRegistrationByGet, (about) => ({ query: confirmation(about) })),
  line(resendConfirmation, (about) => ({ body: asked(about) }), writesToHer),
  line(resendConfirmationByGet, (about) => ({ query: asked(about) }), writesToHer),
  line(requestPasswordReset, (about) => ({ body: asked(about) }), writesToHer),
  line(requestPasswordResetByGet, (about) => ({ query: asked(about) }), writesToHer),
  line(resetPassword, (about) => ({ body: reset(about) })),
  line(resetPasswordByGet, (about) => ({ query: reset(about) })),
  line(resetPasswordByCard, ({ victim }) => ({
    body: { email: victim.login, token: CODE, password: 'Cambusa.2027' },
  })),
]

/** How every route is called that is about people: session, companies, addresses, profile, registration, password. */
export const accountLines: readonly RouteLine[] = [
  ...session,
  ...colleagues,
  ...board,
  ...addresses,
  ...profile,
  ...registration,
]
