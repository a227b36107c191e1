import { matchQuickOrder } from '@cambusa/contract/quick-order'
import { create } from 'zustand'
import { call } from '../../lib/api/call.ts'
import { currentScopeKey } from '../../lib/state/shopping-scope.ts'
import { askedLine, type LineMatch, type PadLine } from './pad-line.ts'
import { keepProducts, usePad } from './pad-store.ts'

/** So many lines are asked for at once: the first ones are there before the last ones are looked for. */
const CHUNK = 40

interface MatchingState {
  /** Lines found and lines in all of what is being looked for; null: nothing is. */
  progress: { done: number; total: number } | null
  /** The last call got no answer: the lines wait. */
  hasFailed: boolean
}

export const useMatching = create<MatchingState>(() => ({ progress: null, hasFailed: false }))

const isPending = (line: PadLine, scope: string) => line.match?.scope !== scope
const sameAsked = (a: PadLine, b: PadLine) => JSON.stringify(askedLine(a)) === JSON.stringify(askedLine(b))

function keepMatches(asked: readonly PadLine[], matches: readonly LineMatch[]): void {
  const found = new Map(asked.map((line, place) => [line.id, { line, match: matches[place] }]))
  usePad.setState(({ lines }) => ({
    lines: lines.map((line) => {
      const answer = found.get(line.id)
      // A text that was corrected in the meantime is asked for itself.
      return answer?.match && sameAsked(answer.line, line) ? { ...line, match: answer.match } : line
    }),
  }))
}

/** Looks for the products of every line that has none for the scope of now; one run at a time. */
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
      const { lines, products } = await call(matchQuickOrder, {
        body: { lines: asked.map(askedLine) },
        quiet: true,
      })
      keepProducts(products)
      keepMatches(
        asked,
        lines.map((line) => ({ ...line, scope })),
      )
      done += asked.length
    }
    useMatching.setState({ hasFailed: false })
  } catch {
    // The lines stay as they are; the screen says so and offers to try again.
    useMatching.setState({ hasFailed: true })
  } finally {
    useMatching.setState({ progress: null })
  }
}
