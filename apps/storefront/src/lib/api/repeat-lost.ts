import { isPassing, isUnavailable } from './call-error.ts'

/** Pauses before a call is repeated after a lost answer, milliseconds. */
const PAUSES_MS = [800, 2500]

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Makes a call that is safe to repeat, and repeats it after a lost answer. While the shop is away only the shopper
 * repeats it. Throws CallError.
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
