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

/** Which roles may do what; the only place where roles decide. */
const ROLES_OF_ACT = {
  // Who may make a call, as declared in the contract.
  anyone: ['visitor', ...SIGNED_IN],
  customer: SIGNED_IN,
  operator: SHOP,
  administrator: ['administrator'],
  /** Sees prices without VAT. */
  hideVat: ['business', ...SHOP],
} satisfies Record<string, readonly Role[]>

export type Act = keyof typeof ROLES_OF_ACT
/** The acts that a call may require in its declaration. */
export type Access = Exclude<Act, 'hideVat'>

/** The role of a user; without a type, or with an unknown one, a visitor. */
export function roleOf(userTypeId: number | null | undefined): Role {
  const roles = Object.keys(USER_TYPE) as (keyof typeof USER_TYPE)[]
  return roles.find((role) => USER_TYPE[role] === userTypeId) ?? 'visitor'
}

export function mayDo(role: Role, act: Act): boolean {
  const roles: readonly Role[] = ROLES_OF_ACT[act]
  return roles.includes(role)
}
