import { matchQuickOrder } from '@cambusa/contract/cart/quick-order'
import { create } from 'zustand'
import { call } from '../../../lib/api/call.ts'
import { CallError, isUnavailable } from '../../../lib/api/call-error.ts'
import { currentScopeKey } from '../../../lib/state/shopping-scope.ts'
import { askedLine, type LineMatch, type PadLine } from './pad-line.ts'
import { keepProducts, newLineId, usePad } from './pad-store.ts'

/** How many lines one call matches, so that the first results arrive before the last lines are sent. */
const CHUNK = 40
/** The shop is busy, or is matching for another window of this shopper: the pause between tries, and how many tries. */
const BUSY_MS = 1_000
const BUSY_TRIES = 5
const TOO_MANY = 429

interface MatchingState {
  /** Lines matched and lines in total; null: nothing is being matched. */
  progress: { done: number; total: number } | null
  /** The last call got no answer, and its lines wait. */
  hasFailed: boolean
}

export const useMatching = create<MatchingState>(() => ({ progress: null, hasFailed: false }))

const isPending = (line: PadLine, scope: string) => line.match?.scope !== scope
const isBusy = (error: unknown) =>
  isUnavailable(error) || (error instanceof CallError && error.httpStatus === TOO_MANY)

/** Matches some lines; tries again later while the shop is busy. */
async function askFor(asked: readonly PadLine[]) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(matchQuickOrder, { body: { lines: asked.map(askedLine) }, quiet: true })
    } catch (error) {
      if (tries === BUSY_TRIES || !isBusy(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    }
  }
}

const sameAsked = (a: PadLine, b: PadLine) => JSON.stringify(askedLine(a)) === JSON.stringify(askedLine(b))

function keepMatches(asked: readonly PadLine[], matches: readonly LineMatch[]): void {
  const found = new Map(asked.map((line, place) => [line.id, { line, match: matches[place] }]))
  usePad.setState(({ lines }) => ({
    lines: lines.flatMap((line) => {
      const answer = found.get(line.id)
      // A text that was corrected in the meantime is matched separately.
      if (answer?.match === undefined || !sameAsked(answer.line, line)) return [line]
      // Several goods in one line, each of them certain: a row for each.
      if (answer.match.parts !== undefined && line.chosen === undefined)
        return answer.match.parts.map((text) => ({ id: newLineId(), text }))
      // A product that was picked for an amount that is still in doubt was not asked for.
      const { chosen, ...asked } = line
      const isAsked = chosen !== undefined && line.quantity !== undefined
      return [{ ...asked, ...(isAsked && { chosen }), match: answer.match }]
    }),
  }))
}

/** Matches every line without a product for the current scope; one run at a time. */
export async function matchPad(): Promise<void> {
  if (useMatching.getState().progress !== null) return
  let done = 0
  try {
    for (;;) {
      const scope = currentScopeKey()
      const pending = usePad.getState().lines.filter((line) => isPending(line, scope))
      if (pending.length === 0) break
      useMatching.setState({ progress: { done, total: done + pending.length }, hasFailed: false })
      const asked = pending.slice(0, CHUNK)
      const { lines, products } = await askFor(asked)
      keepProducts(products)
      // Lines that the call had no time for stay pending and go into the next call.
      const isRead = asked.map((_line, place) => lines[place]?.state !== 'unread')
      const count = isRead.filter(Boolean).length
      if (count === 0) throw new Error('no line was read')
      keepMatches(
        asked.filter((_line, place) => isRead[place]),
        lines.filter((_line, place) => isRead[place]).map((line) => ({ ...line, scope })),
      )
      done += count
    }
    useMatching.setState({ hasFailed: false })
  } catch {
    // The lines stay as they are; the screen shows the failure and offers to try again.
    useMatching.setState({ hasFailed: true })
  } finally {
    useMatching.setState({ progress: null })
  }
}
