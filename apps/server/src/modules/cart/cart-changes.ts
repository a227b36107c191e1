import type { RequestSession } from '../../platform/http/context.ts'
import { findKept, orKept } from '../../platform/idempotency/once.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { renewHold } from '../holds/holds.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { updateLines, type LineChanges, type WrittenLines } from './rows/cart-lines.queries.ts'
import { findSnapshot } from './rows/cart.queries.ts'
import type { CartLine, CartSnapshot } from './rows/cart-snapshot.ts'
import { checkEditable, openCart, readCart } from './cart.service.ts'
import { factsOf } from './read-facts.ts'
import { inLockedCart } from './lock-cart.ts'
import type { LineProblem } from './lines/line-problem.ts'
import { checkNotMerged } from './visitor/merged-visitor.ts'
import type { CartFacts, LinePlan } from './lines/cart-facts.ts'

/** Optimistic attempts; after them the cart is locked first. */
export const FREE_TRIES = 3
const MINUTE_MS = 60_000
const SLOT_HOLD_LEFT_MS = 59 * MINUTE_MS

/** Decides on the lines of a cart; may throw a refusal. */
export type Decide = (facts: CartFacts) => LinePlan

export interface ChangedCart {
  cart: CartSnapshot
  warnings: LineProblem[]
  /** Set when the call was done before: its stored result. The cart is as it is now. */
  kept?: unknown
}

export interface LineAct {
  /** Products that the call may add: their stock is read with the cart. */
  productIds: readonly number[]
  /** Products of which it may add more, if other than productIds. */
  raises?: (lines: readonly CartLine[]) => readonly number[]
  /** Whether a cart is made where there is none. */
  makesCart: boolean
  decide: Decide
  /** A call with this key is done once; when repeated it gets the cart as it is now. */
  requestKey?: RequestKey | undefined
  /** The result to store with the key. */
  result?: (plan: LinePlan) => unknown
}

/** A problem of a line as the refusal of a whole call: never 404 (specification §10). */
export function refusalOf({ code, params }: LineProblem): Refusal {
  return new Refusal(code, params, undefined, 200)
}

/**
 * Changes the lines of the session's cart: reads it, decides and writes once each. The write succeeds only if the cart
 * is still as it was read, so that no tap is lost: the later of two decides again with the result of the first. After
 * several failed attempts the cart's row is locked first. The same statement writes the request key, which is looked up
 * only if that fails or nothing was to be written: a first call needs no further query.
 */
export async function changeLines(
  services: CartNeeds,
  session: RequestSession,
  act: LineAct,
): Promise<ChangedCart> {
  const { db } = services
  const { requestKey } = act
  const done = await orKept<Changed, unknown>(db, requestKey, () => changeOnce(services, session, act))
  const again = async (kept: unknown) => ({
    cart: await readCart(db, session, services.clock()),
    warnings: [],
    kept,
  })
  if ('kept' in done) return again(done.kept)
  const known = done.result.isWritten ? undefined : await findKept(db, requestKey)
  return known === undefined ? done.result : again(known.kept)
}

type Changed = ChangedCart & { isWritten: boolean }

async function changeOnce(services: CartNeeds, session: RequestSession, act: LineAct): Promise<Changed> {
  for (let attempt = 0; attempt < FREE_TRIES; attempt++) {
    const changed = await tryChange(services, services.db, session, act)
    if (changed) return changed
  }
  return inLockedCart(services.db, session, services.clock(), async (tx) => {
    const changed = await tryChange(services, tx, session, act)
    if (changed === undefined) throw new Error('a locked cart was changed by somebody else')
    return changed
  })
}

async function tryChange(
  { catalogue, clock }: CartNeeds,
  db: Db,
  session: RequestSession,
  { productIds, raises = () => productIds, makesCart, decide, requestKey, result }: LineAct,
): Promise<Changed | undefined> {
  const now = clock()
  let cart = await findSnapshot(db, session, now, productIds)
  if (cart === undefined) {
    if (!makesCart) {
      await checkNotMerged(db, session)
      return { cart: await readCart(db, session, now), warnings: [], isWritten: false }
    }
    cart = await openCart(db, session, productIds, now)
    if (cart === undefined) return undefined
  }
  checkEditable(cart, now)
  const plan = decide(await factsOf({ catalogue, db }, session, cart, raises(cart.lines), now))
  if (plan.refusal) throw refusalOf(plan.refusal)
  const isWritten = plan.put.length + plan.gone.length > 0
  if (isWritten) {
    const keeps = requestKey && { requestKey, result: result?.(plan) ?? null }
    const written = await updateLines(db, cart, plan, now, keeps)
    if (written === undefined) return undefined
    apply(cart, plan, written)
  }
  await extendSlotHold(db, cart, now)
  return { cart, warnings: plan.warnings, isWritten }
}

/** Applies the write to the cart in memory, so that it need not be read again. */
function apply(cart: CartSnapshot, { put, gone }: LineChanges, written: WrittenLines): void {
  cart.version = written.version
  cart.status = cart.status === 7 ? 7 : 1
  cart.lockedUntil = null
  cart.prepared = null
  cart.lines = cart.lines.filter(({ id }) => !gone.includes(id))
  for (const line of put) {
    const id = written.put.find(
      ({ productId, notes }) => productId === line.productId && notes === line.notes,
    )?.id
    if (id === undefined) continue
    const known = cart.lines.findIndex((other) => other.id === id)
    const stock = known < 0 ? (cart.stock[line.productId] ?? null) : cart.lines[known]!.stock
    const changed: CartLine = { ...line, id, stock, version: written.version }
    if (known < 0) cart.lines.push(changed)
    else cart.lines[known] = changed
  }
  cart.lines.sort((a, b) => a.id - b.id)
}

/** Activity keeps the reserved capacity of the chosen slot for another hour; written at most once a minute. */
export async function extendSlotHold(db: Db, { id, slot }: CartSnapshot, now: Date): Promise<void> {
  const expires = slot?.holdExpiresMs ?? null
  if (slot === null || expires === null) return
  const leftMs = expires - now.getTime()
  if (leftMs <= 0 || leftMs > SLOT_HOLD_LEFT_MS) return
  await renewHold(db, id, now)
  slot.holdExpiresMs = now.getTime() + SLOT_HOLD_LEFT_MS + MINUTE_MS
}
