import type { SafeStorage } from '../../../lib/browser/storage.ts'
import type { PadLine } from './pad-line.ts'

/** The part of the pad that survives a reload: everything but the server's answers, which become outdated. */
export interface PadDraft {
  lines: PadLine[]
  /** The text in the field. */
  typed: string
}

export const EMPTY_DRAFT: PadDraft = { lines: [], typed: '' }

/** The storage key of a visitor's draft; a customer's has the customer's number, so that nobody else reads it. */
export const VISITOR = 0
const keyOf = (owner: number) => `cambusa.quick-order.${owner}`

const isLine = (value: unknown): value is PadLine =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/** The draft of a customer or visitor; invalid parts are left out. */
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

/** Stores a draft; an empty one is removed from storage. */
export function writeDraft(store: SafeStorage, owner: number, { lines, typed }: PadDraft): void {
  if (lines.length === 0 && typed.trim() === '') return store.remove(keyOf(owner))
  const kept = lines.map(({ match: _match, ...line }) => line)
  store.set(keyOf(owner), JSON.stringify({ lines: kept, typed }))
}

/** Puts a visitor's lines above those that the customer had before signing in. */
export const joinDrafts = (fresh: PadDraft, left: PadDraft): PadDraft => ({
  lines: [...fresh.lines, ...left.lines.filter(({ id }) => !fresh.lines.some((line) => line.id === id))],
  typed: fresh.typed || left.typed,
})
