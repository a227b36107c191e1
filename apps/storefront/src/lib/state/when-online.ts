import { CallError, isPassing } from '../api/call-error.ts'
import { untilOnline } from '../browser/online.ts'
import { isOffline } from '../device/is-offline.ts'
import { currentOwner } from './shopping-scope.ts'

/**
 * Does what can be done again, once there is a network, and again where the network goes meanwhile. Throws CallError, also
 * when somebody else has signed in while it waited.
 * @param onWaiting called when it has to wait
 */
export async function whenOnline<Answer>(
  work: () => Promise<Answer>,
  onWaiting: () => void,
  owner = currentOwner(),
): Promise<Answer> {
  if (isOffline()) onWaiting()
  await untilOnline()
  if (currentOwner() !== owner) throw new CallError('session', 0)
  try {
    return await work()
  } catch (error) {
    if (isPassing(error) && isOffline()) return whenOnline(work, onWaiting, owner)
    throw error
  }
}
