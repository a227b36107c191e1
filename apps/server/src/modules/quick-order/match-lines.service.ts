import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { MatchedLine, QuickOrderDoubt, QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import { orderQuantity, type OrderQuantity } from '@cambusa/domain/quantity/order-quantity'
import { ALWAYS_USUAL, isFarOver } from '@cambusa/domain/quantity/usual-amount'
import { createCallerTurns } from '../../platform/security/caller-turns.ts'
import type { Call } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { cardJson, unavailableReasonOf, type Assortment } from '../catalogue/catalogue.ts'
import { largestBoughtOf, listLastBoughtOf, type LargestBoughtOf } from '../orders/orders.ts'
import { findLine, type FoundLine } from './find-line.ts'
import type { Shelf } from './line-meaning.ts'
import { orderedProductOf, type Packaging } from './ordered-product.ts'
import { synonymsOf } from './synonym-forms.ts'
import { listPackaging } from './quick-order.queries.ts'

/** Yields to other requests after this time, milliseconds. */
const TURN_MS = 2
/** If yielding takes longer than this, another request was served. */
const OTHERS_MS = 0.5
/** While others are served, matching rests this many times as long as its last piece took, up to MOST_REST_MS. */
const REST_TIMES = 3
const MOST_REST_MS = 20
/** CPU time of a call, after which its remaining lines come back unread. */
const CALL_MS = 500
const BOUGHT_LOOKED_AT = 500

/** One order at a time in a process, and callers in turn: other calls always find the process free enough. */
const turns = createCallerTurns({ running: 1, waiting: 40, waitSeconds: 4, retrySeconds: 1 })

/** Splits work on the main thread into small pieces, between which other requests are served. */
function workInPieces(signal: AbortSignal) {
  let usedMs = 0
  let beganMs = performance.now()
  return {
    /** Time worked so far, without the time of other requests. */
    usedMs: () => usedMs + performance.now() - beganMs,
    /** Yields if this piece was long enough. Throws when the caller has closed the connection. */
    async pause() {
      const pieceMs = performance.now() - beganMs
      if (pieceMs < TURN_MS) return
      const askedMs = performance.now()
      await nextTurn()
      // Another request was served: leave the thread free for three times as long as it was used.
      if (performance.now() - askedMs > OTHERS_MS) await wait(Math.min(REST_TIMES * pieceMs, MOST_REST_MS))
      if (signal.aborted) throw refuse('server.busy')
      usedMs += pieceMs
      beganMs = performance.now()
    },
  }
}
type Pieces = ReturnType<typeof workInPieces>

/** Matches lines until the time of a call is used up, at least one, so that repeated calls always finish. */
async function findLines(
  shelf: Shelf,
  lines: readonly QuickOrderLine[],
  pieces: Pieces,
): Promise<FoundLine[]> {
  const found: FoundLine[] = []
  for (const line of lines) {
    if (found.length > 0 && pieces.usedMs() > CALL_MS) break
    found.push(await findLine(shelf, line))
    await pieces.pause()
  }
  return found
}

const nothingFound = {
  productId: null,
  quantity: 0,
  countedBy: 'least' as const,
  isRounded: false,
  doubts: [],
}

/** A line that this call had no time for: the client asks for it again. */
const unread = ({ text, amount }: QuickOrderLine): MatchedLine => ({
  ...nothingFound,
  state: 'unread',
  subject: text,
  byCode: false,
  amount: amount ?? null,
  suggestions: [],
})

/** The quantity of a line's product; undefined: no product. */
function countedOf(
  assortment: Assortment,
  { ordinal, amount, byCode }: FoundLine,
  packaging: ReadonlyMap<number, Packaging>,
): OrderQuantity | undefined {
  if (ordinal === undefined) return undefined
  const packed = packaging.get(assortment.index.snapshot.ids[ordinal]!)
  return orderQuantity(orderedProductOf(assortment, ordinal, packed), amount, byCode)
}

/** A sack holds at least this, kg or l. */
const LEAST_OF_SACK = 5
const isSmallForBulk = (assortment: Assortment, { ordinal, isBulk, amount }: FoundLine) => {
  if (!isBulk || ordinal === undefined || amount?.unit !== 'pack') return false
  const { content } = orderedProductOf(assortment, ordinal, undefined)
  return content !== undefined && content.unit !== 'pz' && content.content < LEAST_OF_SACK
}

function matchedLine(
  assortment: Assortment,
  found: FoundLine,
  packaging: ReadonlyMap<number, Packaging>,
  largest: LargestBoughtOf,
): MatchedLine {
  const { ids } = assortment.index.snapshot
  const { ordinal, subject, amount, byCode } = found
  const base = {
    subject,
    byCode,
    amount: amount ?? null,
    suggestions: found.suggestions.map((other) => ids[other]!),
  }
  const counted = countedOf(assortment, found, packaging)
  if (ordinal === undefined || counted === undefined)
    return { ...base, ...nothingFound, state: found.isTooLong ? 'tooLong' : 'unknown' }
  const productId = ids[ordinal]!
  const { quantity, by, isRounded, isSure, nearest } = counted
  const isAsked =
    !isSure || found.isUnsure || isSmallForBulk(assortment, found) || isFarOver(counted, largest(productId))
  const doubts: QuickOrderDoubt[] = [
    ...(found.isClear ? [] : ['name' as const]),
    ...(found.isCorrected ? ['typing' as const] : []),
    ...(isAsked ? ['quantity' as const] : []),
    ...(unavailableReasonOf(assortment, ordinal) === undefined ? [] : ['unavailable' as const]),
  ]
  const state = doubts.length === 0 ? 'matched' : 'doubtful'
  return {
    ...base,
    state,
    productId,
    quantity,
    countedBy: by,
    isRounded,
    doubts,
    ...(nearest && { nearest: [...nearest] }),
    ...(found.isPartly && doubts.length > 0 && { isPartly: true }),
  }
}

/** Throws request.tooMany (429) if this caller has one running and one waiting. */
export const admitMatching = ({ caller }: { readonly caller: string }): void => turns.admit(caller)

/**
 * Data of POST /quick-order/match as JSON: the products of the lines at the customer's prices. Lines beyond 500 ms come
 * back unread. Throws request.tooMany (429) if this caller has one running and one waiting.
 */
export const matchLinesJson = (call: MatchCall, lines: readonly QuickOrderLine[]): Promise<string> =>
  turns.run(call.caller, call.signal, () => matchInTurn(call, lines))

type MatchCall = CartNeeds & Pick<Call<unknown, unknown, unknown, CartNeeds>, 'session' | 'caller' | 'signal'>

async function matchInTurn(
  { db, catalogue, clock, session, signal }: MatchCall,
  lines: readonly QuickOrderLine[],
): Promise<string> {
  const last = session.userId < 0 ? [] : await listLastBoughtOf(db, session, BOUGHT_LOOKED_AT)
  const bought = new Map(last.map(({ code, lastBoughtAt }) => [code, lastBoughtAt]))
  const assortment = catalogue.assortment(session.scope, clock())
  const synonyms = await synonymsOf(db, assortment.index)
  const pieces = workInPieces(signal)
  const found = await findLines({ assortment, bought, synonyms, pause: pieces.pause }, lines, pieces)
  const named = new Set(
    found.flatMap(({ ordinal, suggestions }) => [
      ...(ordinal === undefined ? [] : [ordinal]),
      ...suggestions,
    ]),
  )
  const ordinals = [...named]
  const { ids } = assortment.index.snapshot
  const rows = await listPackaging(db, { productIds: ordinals.map((ordinal) => ids[ordinal]!) })
  const packaging = new Map(rows.map(({ productId, ...packed }) => [productId, packed]))
  const large = found.flatMap((line) => {
    const quantity = countedOf(assortment, line, packaging)?.quantity ?? 0
    return quantity > ALWAYS_USUAL ? [ids[line.ordinal!]!] : []
  })
  const largest = await largestBoughtOf(db, session, large)
  const products: string[] = []
  for (const ordinal of ordinals) {
    const { piecesPerBox = null, boxesPerPallet = null } = packaging.get(ids[ordinal]!) ?? {}
    const rest = {
      piecesPerBox,
      boxesPerPallet,
      lastBoughtAt: bought.get(assortment.index.code(ordinal)) ?? null,
    }
    products.push(`{"product":${cardJson(assortment, ordinal)},${JSON.stringify(rest).slice(1)}`)
    await pieces.pause()
  }
  const matched: string[] = []
  for (const [place, line] of lines.entries()) {
    const read = found[place]
    const one = read === undefined ? unread(line) : matchedLine(assortment, read, packaging, largest)
    matched.push(JSON.stringify(one))
    await pieces.pause()
  }
  return `{"lines":[${matched.join()}],"products":[${products.join()}]}`
}
