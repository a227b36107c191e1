import { CallError, isPassing } from '../api/call-error.ts'
import { repeatLost } from '../api/repeat-lost.ts'
import { untilOnline } from '../browser/online.ts'
import { isOffline } from '../device/is-offline.ts'
import { currentOwner } from './shopping-scope.ts'
import { openUnsent } from './unsent.ts'
import type { UnsentChanges } from './unsent-changes.ts'

interface Sending<Change extends object> {
  unsent: UnsentChanges<Change>
  /**
   * Sends a change that has waited, after what the shop has now was read; throws CallError. `expectOwner` throws where that
   * answer has shown that the login has ended: what follows would be sent for somebody else.
   */
  send: (change: Change, expectOwner: () => void) => Promise<unknown>
  /** The shop has refused a change for good. */
  tellRefused: (change: Change) => void
  /** Called before the first is sent, and after the last one. */
  refresh?: () => unknown
}

/**
 * From now on changes of a kind that could not be sent are kept in the browser, for their shopper only: after a reload, or
 * when the shop is opened again, they are sent in their order. The first that has to wait keeps the others waiting too.
 * @param kind a word for the changes
 */
export async function keepUnsentChanges<Change extends object>(
  kind: string,
  { unsent, send, tellRefused, refresh }: Sending<Change>,
): Promise<void> {
  /** Returns whether a change is done with: sent, taken over by its screen, or refused. */
  async function sendOnline(change: Change, owner: string): Promise<boolean> {
    await untilOnline()
    if (currentOwner() !== owner) return false
    // Changed again on its screen meanwhile, which sends it.
    if (!unsent.is(change)) return true
    const expectOwner = () => {
      if (currentOwner() !== owner) throw new CallError('session', 0)
    }
    try {
      await repeatLost(async () => {
        expectOwner()
        return send(change, expectOwner)
      })
    } catch (error) {
      if (isPassing(error)) return isOffline() && sendOnline(change, owner)
      // It waits for the same customer.
      if (error instanceof CallError && error.failure === 'session') return false
      tellRefused(change)
    }
    unsent.sent(change)
    return true
  }

  async function sendAll(changes: readonly Change[]): Promise<void> {
    const owner = currentOwner()
    void refresh?.()
    for (const change of changes) if (!(await sendOnline(change, owner))) return
    await refresh?.()
  }

  const store = await openUnsent<Change>(kind, (left) => {
    const changes = left.filter((change) => !unsent.has(change)).map(unsent.note)
    void sendAll(changes)
  })
  unsent.storeBy(store)
}
