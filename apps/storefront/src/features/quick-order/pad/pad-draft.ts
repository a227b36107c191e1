import type { SafeStorage } from '../../../lib/browser/storage.ts'
import type { PadLine } from './pad-line.ts'

/** What outlives a reload: everything but the answers of the server, which are of their moment. */
export interface PadDraft {
  lines: PadLine[]
  /** Typed and not yet a line. */
  typed: string
}

export const EMPTY_DRAFT: PadDraft = { lines: [], typed: '' }

/** A visitor's draft; a customer's bears the customer's number, so that nobody reads another's. */
export const VISITOR = 0
const keyOf = (owner: number) => `cambusa.quick-order.${owner}`

const isLine = (value: unknown): value is PadLine =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/** The draft of a customer or visitor; what is not sound is left out. */
export function readDraft(store: SafeStorage, owner: number): PadDraft {
  try {
    const kept = JSON.parse(store.get(keyOf(owner)) ?? '{}') as Partial<Record<keyof PadDraft, unknown>>
    return {
      lines: Array.isArray(kept.lines) ? kept.lines.filter(isLine) : [],
      typed: typeof kept.typed === 'string' ? kept.typed : '',
    }
  } catch {
    return EMPTY_DRAFT
  }
}

/** Keeps a draft; an empty one leaves nothing behind. */
export function writeDraft(store: SafeStorage, owner: number, { lines, typed }: PadDraft): void {
  if (lines.length === 0 && typed.trim() === '') return store.remove(keyOf(owner))
  const kept = lines.map(({ match: _match, ...line }) => line)
  store.set(keyOf(owner), JSON.stringify({ lines: kept, typed }))
}

/** What somebody wrote before signing in goes on top of what they had left. */
export const joinDrafts = (fresh: PadDraft, left: PadDraft): PadDraft => ({
  lines: [...fresh.lines, ...left.lines.filter(({ id }) => !fresh.lines.some((line) => line.id === id))],
  typed: fresh.typed || left.typed,
})
