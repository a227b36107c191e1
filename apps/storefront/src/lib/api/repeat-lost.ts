import { isPassing, isUnavailable } from './call-error.ts'

/** Pauses before a call is made again after a lost answer, milliseconds. */
const PAUSES_MS = [800, 2500]

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Makes a call that, made again, does nothing a second time, once more after a lost answer. A shop that says that it is
 * away is not asked again unless the shopper wants it. Throws CallError.
 */
export async function repeatLost<Answer>(
  send: () => Promise<Answer>,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const [first, ...rest] = pauses
    if (first === undefined || !isPassing(error) || isUnavailable(error)) throw error
    await pause(first)
    return repeatLost(send, rest)
  }
}
