import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { MatchedLine, QuickOrderLine } from '@cambusa/contract/cart/quick-order'
import { ALWAYS_USUAL } from '@cambusa/domain/quantity/usual-amount'
import { createCallerTurns } from '../../platform/security/caller-turns.ts'
import type { Call } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { cardJson, type Assortment } from '../catalogue/catalogue.ts'
import { largestBoughtOf, listLastBoughtOf } from '../orders/orders.ts'
import { findLine, type FoundLine } from './find-line.ts'
import { findParts, type FoundPart } from './find-parts.ts'
import type { Shelf } from './line-meaning.ts'
import { countedOf, matchedLine, unread } from './matched-line.ts'
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

/** A line, and the lines that it stands for if it names several goods. */
interface Found {
  line: FoundLine
  parts: readonly FoundPart[]
}

/**
 * Matches lines until the time of a call is used up, at least one with all its parts, so that repeated calls always finish. A
 * later line whose parts there is no time for is matched by the next call.
 */
async function findLines(shelf: Shelf, lines: readonly QuickOrderLine[], pieces: Pieces): Promise<Found[]> {
  const found: Found[] = []
  const isOver = () => found.length > 0 && pieces.usedMs() > CALL_MS
  for (const line of lines) {
    if (isOver()) break
    const whole = await findLine(shelf, line)
    const parts = await findParts(shelf, line, isOver)
    if (parts === undefined) break
    found.push({ line: whole, parts })
    await pieces.pause()
  }
  return found
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
  const matcher = await matcherOf({ db, session }, assortment, found)
  const products: string[] = []
  for (const ordinal of shownOf(found)) {
    const { code, ...rest } = matcher.factsOf(ordinal)
    const told = { ...rest, lastBoughtAt: bought.get(code) ?? null }
    products.push(`{"product":${cardJson(assortment, ordinal)},${JSON.stringify(told).slice(1)}`)
    await pieces.pause()
  }
  const matched: string[] = []
  for (const [place, line] of lines.entries()) {
    const read = found[place]
    matched.push(JSON.stringify(read === undefined ? unread(line) : matcher.match(read)))
    await pieces.pause()
  }
  return `{"lines":[${matched.join()}],"products":[${products.join()}]}`
}

/** The products that lines name or suggest, each once. */
const shownOf = (found: readonly Found[]): Set<number> =>
  new Set(
    found.flatMap(({ line: { ordinal, suggestions } }) => [
      ...(ordinal === undefined ? [] : [ordinal]),
      ...suggestions,
    ]),
  )

/** Reads how the found products are packed and how much of them was bought, and matches lines by that. */
async function matcherOf(
  { db, session }: Pick<MatchCall, 'db' | 'session'>,
  assortment: Assortment,
  found: readonly Found[],
) {
  const { ids } = assortment.index.snapshot
  const each = found.flatMap(({ line, parts }) => [line, ...parts.map((part) => part.line)])
  const ofParts = found.flatMap(({ parts }) => parts.flatMap(({ line }) => line.ordinal ?? []))
  const productIds = [...shownOf(found), ...ofParts].map((ordinal) => ids[ordinal]!)
  const rows = await listPackaging(db, { productIds })
  const packaging = new Map(rows.map(({ productId, ...packed }) => [productId, packed]))
  const large = each.flatMap((line) => {
    const quantity = countedOf(assortment, line, packaging)?.quantity ?? 0
    return quantity > ALWAYS_USUAL ? [ids[line.ordinal!]!] : []
  })
  const largest = await largestBoughtOf(db, session, [...new Set(large)])
  const one = (line: FoundLine) => matchedLine(assortment, line, packaging, largest)
  return {
    match({ line, parts }: Found): MatchedLine {
      const areSure = parts.length > 0 && parts.every((part) => one(part.line).state === 'matched')
      return { ...one(line), ...(areSure && { parts: parts.map(({ text }) => text) }) }
    },
    factsOf(ordinal: number) {
      const { piecesPerBox = null, boxesPerPallet = null } = packaging.get(ids[ordinal]!) ?? {}
      return { code: assortment.index.code(ordinal), piecesPerBox, boxesPerPallet }
    },
  }
}
