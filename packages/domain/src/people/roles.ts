/** userType.userTypeId on the wire. */
export const USER_TYPE = { administrator: 1, operator: 2, business: 3, private: 4 } as const

export type UserType = (typeof USER_TYPE)[keyof typeof USER_TYPE]

/** Buy for themselves or their company; files of customers or cards may contain them. */
export const CUSTOMER_TYPES = [USER_TYPE.business, USER_TYPE.private] as const
/** Staff of the shop; no file of customers changes them. */
export const STAFF_TYPES = [USER_TYPE.administrator, USER_TYPE.operator] as const

export type Role = keyof typeof USER_TYPE | 'visitor'

const SHOP = ['operator', 'administrator'] as const
const SIGNED_IN = ['private', 'business', ...SHOP] as const

/** Which roles may do what: the first of the two tables that decide (decision 206). */
const ROLES_OF_ACT = {
  /** Looks and fills a visitor's cart. */
  visit: ['visitor', ...SIGNED_IN],
  /** Has a cart, addresses and orders of their own. */
  shop: SIGNED_IN,
  /** Acts for another company of theirs. */
  chooseCompany: SIGNED_IN,
  /** Pays, uses gift codes, changes or cancels an order, withdraws from it: money that is the customer's own. */
  ownMoney: SIGNED_IN,
  /** Sees and changes what is the person's own: consents, stored cards, personal data, sessions, the account itself. */
  ownSecrets: SIGNED_IN,
  /** Changes e-mail and password. */
  ownLogin: SIGNED_IN,
  /** Invites and changes colleagues of a company, and decides on their carts: of its holders (company-roles.ts). */
  manageCompany: SIGNED_IN,
  serveCustomers: SHOP,
  administer: ['administrator'],
  /** Sees prices without VAT. */
  hideVat: ['business', ...SHOP],
} satisfies Record<string, readonly Role[]>

/** What somebody does; the last is no call. */
export type Act = keyof typeof ROLES_OF_ACT
/** The acts that a call may declare. */
export type CallAct = Exclude<Act, 'hideVat'>

/**
 * How a session was opened: by the password (or a device that it was remembered on), by the identity provider of the
 * customer's company, by the key of a till, or by an administrator who acts as the customer.
 */
export const SESSION_KINDS = ['password', 'sso', 'technical', 'acting'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** Which kinds of session may do what: the second table. */
const KINDS_OF_ACT: Record<Act, readonly SessionKind[]> = {
  visit: SESSION_KINDS,
  shop: SESSION_KINDS,
  // A till's key belongs to one company.
  chooseCompany: ['password', 'sso', 'acting'],
  ownMoney: ['password', 'sso', 'technical'],
  ownSecrets: ['password', 'sso'],
  // E-mail and password of a company's own people are their identity provider's.
  ownLogin: ['password'],
  // Neither a till nor somebody who acts for a holder.
  manageCompany: ['password', 'sso'],
  serveCustomers: ['password', 'sso'],
  administer: ['password', 'sso'],
  hideVat: SESSION_KINDS,
}

/** Who wants to do something. A visitor's session is of the kind `password`. */
export interface Doer {
  role: Role
  kind: SessionKind
}

/** The role of a user; without a type, or with an unknown one, a visitor. */
export function roleOf(userTypeId: number | null | undefined): Role {
  const roles = Object.keys(USER_TYPE) as (keyof typeof USER_TYPE)[]
  return roles.find((role) => USER_TYPE[role] === userTypeId) ?? 'visitor'
}

const isOneOf = <T>(all: readonly T[], one: T): boolean => all.includes(one)

/** Whether the role may do the act, whatever the kind of session. */
export const roleMayDo = (role: Role, act: Act): boolean => isOneOf(ROLES_OF_ACT[act], role)

/** Whether somebody may do the act in this kind of session. */
export const mayDo = ({ role, kind }: Doer, act: Act): boolean =>
  roleMayDo(role, act) && isOneOf(KINDS_OF_ACT[act], kind)

/** Why not: who may at all is told what the session lacks. Undefined: they may. */
export function reasonNotToDo(
  { role, kind }: Doer,
  act: Act,
): 'role' | Exclude<SessionKind, 'password'> | undefined {
  if (!roleMayDo(role, act)) return 'role'
  return kind === 'password' || isOneOf(KINDS_OF_ACT[act], kind) ? undefined : kind
}
