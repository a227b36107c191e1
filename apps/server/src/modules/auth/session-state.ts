import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { deletesAt } from '@cambusa/domain/people/account-deletion'
import { MAX_PRODUCTS_IN_CART } from '@cambusa/domain/constants'
import type { RequestSession } from '../../platform/http/context.ts'
import { anonymousUser } from '../../platform/http/envelope.ts'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { SessionRow } from './session.queries.ts'
import { keyBytes } from './session-tokens.ts'

const anonymousJson = JSON.stringify(anonymousUser)

/** Placeholder while the shop is still being filled and has no store: no product has a price there. */
const NOWHERE = 0

export function scopeOf(row: SessionRow): PriceScope {
  return {
    storeId: row.storeId ?? NOWHERE,
    warehouseId: row.warehouseId ?? NOWHERE,
    priceListId: row.priceListId ?? NOWHERE,
    companyPriceListId: row.companyPriceListId,
  }
}

function userOf(row: SessionRow, userId: number): EnvelopeUser {
  return {
    userId,
    login: row.login,
    firstName: row.firstName,
    lastName: row.lastName,
    codInt: row.codInt,
    userType: { userTypeId: row.userTypeId },
    profile: { level: row.profileLevel },
    companyId: row.companyId,
    companyName: row.companyName,
    ...(row.companyRole !== null && { companyRole: row.companyRole }),
    ...(row.imagesInContract === true && { imagesInContract: true }),
    hasFavorites: row.defaultDeliveryAddressId !== null || row.defaultStoreId !== null,
    defaultStoreAddressId: row.defaultStoreId,
    defaultDeliveryAddressId: row.defaultDeliveryAddressId,
    ssoUser: row.kind === 'sso',
    sessionKind: row.kind,
    ...(row.deletionAskedAt !== null && { deletesAt: deletesAt(row.deletionAskedAt).toISOString() }),
    ...(row.actorName !== null && { actor: { name: row.actorName } }),
  }
}

/** The session of a signed-in customer. */
export function customerSession(key: string, userId: number, row: SessionRow): RequestSession {
  const user = userOf(row, userId)
  return {
    tokenHash: keyBytes(key),
    userId,
    companyId: row.companyId,
    userTypeId: row.userTypeId,
    kind: row.kind,
    actor: row.actingUserId === null ? null : { userId: row.actingUserId, name: row.actorName ?? '' },
    profileLevel: row.profileLevel,
    user,
    userJson: JSON.stringify(user),
    scope: scopeOf(row),
    maxProducts: row.maxCartProducts ?? MAX_PRODUCTS_IN_CART,
    hasExpired: false,
  }
}

/** The session of somebody who is not signed in, or (hasExpired) no longer signed in. */
export function visitorSession(key: string, scope: PriceScope, hasExpired = false): RequestSession {
  return {
    tokenHash: keyBytes(key),
    userId: anonymousUser.userId,
    companyId: null,
    userTypeId: null,
    kind: 'password',
    actor: null,
    profileLevel: 0,
    user: anonymousUser,
    userJson: anonymousJson,
    scope,
    maxProducts: MAX_PRODUCTS_IN_CART,
    hasExpired,
  }
}
