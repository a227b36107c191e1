import { USER_TYPE, type SessionKind } from '@cambusa/domain/people/roles'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import { addItems, updateCartInfo } from '@cambusa/contract/cart/cart'
import { sessions, storeCards } from '../../platform/schema/accounts.ts'
import { newToken, keyBytes, tokenKey } from '../../modules/auth/session-tokens.ts'
import { chosen } from '../extent.ts'
import { buildSession } from '../factories/orders.ts'
import { buildCompany, buildUser } from '../factories/users.ts'
import { createShopper } from '../test-shopper.ts'
import type { TestApp } from '../test-app.ts'
import { fillActing, fillPerson, type ActingIds } from './fill-owner.ts'
import type { CountableIds } from './countable-ids.ts'
import { createMark, type MarkOwner } from './owner-marks.ts'
import type { RowsOf } from './owned-tables.ts'

const BUSINESS = 3
const OPERATOR = 2
const HOUR_MS = 3_600_000
/** Longer than a session may rest. */
const RESTED_MS = 31 * 60_000

/** Whom everybody else asks about: a customer acting for the first of her two companies. */
export interface Victim extends ActingIds {
  userId: number
  companyId: number
  login: string
  storeCard: string
  vatNumber: string
  deviceUuid: string
}

/** Somebody who asks, what of the cast is hers, and which of the victim's rows nobody like her may change. */
export interface Caller {
  name: string
  session: string
  own: readonly MarkOwner[]
  untouched: RowsOf
  /** Of rows that are his own, else of those that were made last: from there somebody may count. */
  countsFrom: CountableIds
}

export interface Cast {
  victim: Victim
  /** The victim herself. */
  self: Caller
  others: readonly Caller[]
}

let casts = 0

/** Thirteen digits that are a store card's. */
function cardOf(number: number): string {
  const body = `29${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}

/** Puts new people with everything they may own into the shop; the text of each row says whose it is. */
export async function buildCast(test: TestApp, productId: number): Promise<Cast> {
  const { db } = test
  casts += 1
  const mark = createMark(casts)
  const now = test.time.now()
  const markOf = (owner: MarkOwner) => (field: string) => mark(owner, field)

  const person = async (owner: MarkOwner, userTypeId: number, card: number) => {
    const codInt = mark(owner, 'codice')
    const storeCard = cardOf(card)
    const [name, vatNumber] = [mark(owner, 'titolare'), String(card).padStart(11, '5')]
    await db.insert(storeCards).values({ code: storeCard, userTypeId: BUSINESS, name, vatNumber })
    const user = await buildUser(db, {
      login: `${mark(owner, 'login')}@example.com`,
      firstName: mark(owner, 'nome'),
      lastName: mark(owner, 'famiglia'),
      phone: mark(owner, 'telefono'),
      fiscalCode: mark(owner, 'fiscale'),
      userTypeId,
      codInt,
      storeCard,
    })
    await fillPerson(db, user.id, markOf(owner), now)
    // Her own people may know a company by name before they act for it; all else only when they do.
    const company = (acting: MarkOwner, isDefault: boolean) =>
      buildCompany(db, codInt, {
        name: mark(owner, acting),
        pec: mark(acting, 'pec'),
        sdiCode: mark(acting, 'sdi'),
        imagesInContract: true,
        isDefault,
      })
    const acting = (as: MarkOwner, companyId: number | null) =>
      fillActing(db, { userId: user.id, companyId, productId }, markOf(as), now)
    return { ...user, storeCard, vatNumber, company, acting }
  }
  const session = (userId: number, companyId: number | null = null) =>
    buildSession(db, userId, { companyId, now })

  const ada = await person('ada', BUSINESS, casts * 10 + 1)
  const one = await ada.company('adauno', true)
  const two = await ada.company('adadue', false)
  const ids = await ada.acting('adauno', one)
  const ofSecond = { ...(await ada.acting('adadue', two)), userId: ada.id, companyId: two }
  const bruno = await person('bruno', BUSINESS, casts * 10 + 2)
  const other = await bruno.company('brunouno', true)
  const ofBruno = { ...(await bruno.acting('brunouno', other)), userId: bruno.id, companyId: other }
  const olga = await person('olga', OPERATOR, casts * 10 + 3)
  const last = { ...(await olga.acting('olga', null)), userId: olga.id, companyId: other }

  const everything = { userId: ada.id, companyIds: [one, two] }
  const caller = (name: string, token: string, own: MarkOwner[], given: Partial<Caller> = {}): Caller => ({
    name,
    session: token,
    own,
    untouched: everything,
    countsFrom: last,
    ...given,
  })
  return {
    victim: {
      ...ids,
      userId: ada.id,
      companyId: one,
      login: ada.login,
      storeCard: ada.storeCard,
      vatNumber: ada.vatNumber,
      deviceUuid: mark('ada', 'dispositivo'),
    },
    self: caller('herself', await session(ada.id, one), ['ada', 'adauno']),
    others: [
      caller('a visitor', await visitorWithCart(test, productId, mark('visitor', 'nota')), ['visitor']),
      caller('another customer', await session(bruno.id, other), ['bruno', 'brunouno'], {
        countsFrom: ofBruno,
      }),
      caller('another company of hers', await session(ada.id, two), ['ada', 'adadue'], {
        untouched: { companyIds: [one] },
        countsFrom: ofSecond,
      }),
      caller('an operator', await session(olga.id), ['olga']),
      ...(await otherDoors(test, bruno.id, other)).map(([door, token]) =>
        caller(`another customer, ${door}`, token, ['bruno', 'brunouno'], { countsFrom: ofBruno }),
      ),
      caller('her expired session', await expiredSession(test, ada.id, one), []),
    ],
  }
}

/** Sessions of a customer by the doors besides the password: an identity provider, a till, an administrator who acts. */
async function otherDoors(test: TestApp, userId: number, companyId: number): Promise<[string, string][]> {
  const now = test.time.now()
  const administrator = await buildUser(test.db, { userTypeId: USER_TYPE.administrator })
  const own = await buildSession(test.db, administrator.id, { now })
  const actingOnly = {
    actingUserId: administrator.id,
    actingSession: keyBytes(tokenKey(own)),
    expiresAt: new Date(now.getTime() + HOUR_MS),
  }
  const open = async (kind: SessionKind): Promise<[string, string]> => {
    const token = newToken()
    const times = { createdAt: now, lastSeenAt: now }
    await test.db.insert(sessions).values({
      ...times,
      ...(kind === 'acting' ? actingOnly : {}),
      tokenHash: keyBytes(tokenKey(token)),
      userId,
      companyId,
      kind,
    })
    return [kind, token]
  }
  // They are the same person at the same server, who may do less: in the short form one of them asks.
  const doors: Promise<[string, string]>[] = []
  for (const kind of chosen('doors', ['sso', 'technical', 'acting'] as const, 1)) doors.push(open(kind))
  return Promise.all(doors)
}

async function visitorWithCart(test: TestApp, productId: number, note: string): Promise<string> {
  const shopper = createShopper(test.app, `10.9.${casts % 250}.1`)
  await shopper.call(addItems, { body: { items: [{ productId, quantity: 1 }] } })
  await shopper.call(updateCartInfo, { body: { property: 'order_note', value: note } })
  return shopper.session ?? ''
}

async function expiredSession(test: TestApp, userId: number, companyId: number): Promise<string> {
  const token = newToken()
  const restedSince = new Date(test.time.now().getTime() - RESTED_MS)
  const tokenHash = keyBytes(tokenKey(token))
  await test.db
    .insert(sessions)
    .values({ tokenHash, userId, companyId, createdAt: restedSince, lastSeenAt: restedSince })
  return token
}
