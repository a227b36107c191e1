import { onAppEvent } from './events.ts'

/**
 * Changes that the shop has not accepted yet, by what they change, in the order of the last ones. They are one shopper's: the
 * next one begins without any.
 * @param keyOf what a change is about: a later change of the same takes its place
 */
export function createUnsentChanges<Change extends About, About extends object = Change>(
  keyOf: (about: About) => string,
) {
  const unsent = new Map<string, Change>()
  let store: (changes: readonly Change[]) => void = () => undefined
  const all = () => [...unsent.values()]
  const stored = () => store(all())
  /** Whether this change still waits: a later one may have taken its place. */
  const is = (change: Change): boolean => unsent.get(keyOf(change)) === change

  onAppEvent('sessionChanged', () => {
    unsent.clear()
    stored()
  })
  return {
    all,
    is,
    /** Whether a change of the same waits. */
    has: (about: About): boolean => unsent.has(keyOf(about)),
    /** The shopper has changed something. Returns the change as it waits, with what there was at first (`from`). */
    note(change: Change): Change {
      const known = unsent.get(keyOf(change))
      const noted = known && 'from' in known && 'from' in change ? { ...change, from: known.from } : change
      unsent.delete(keyOf(change))
      unsent.set(keyOf(change), noted)
      stored()
      return noted
    },
    /** The shop has answered that change; a newer one of the same stays. */
    sent(change: Change): void {
      if (!is(change)) return
      unsent.delete(keyOf(change))
      stored()
    },
    /** From now on unsent changes are stored in this way. */
    storeBy(how: (changes: readonly Change[]) => void): void {
      store = how
      stored()
    },
  }
}

export type UnsentChanges<Change extends object> = ReturnType<typeof createUnsentChanges<Change>>
