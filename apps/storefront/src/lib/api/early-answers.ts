import type { SentIds } from '../session/session.ts'

/** A call that the page made before its code was loaded (app/early/ask-early.ts). */
export interface EarlyAnswer {
  /** The ids that its answer belongs to. */
  sent: SentIds
  answer: Promise<Response>
}

/** The text of an answer that has come, for app/early/own-prices.ts. */
export interface EarlyBody {
  url: string
  sent: SentIds
  text: string
}

/** A row of 'buy again' as far as the first answers tell it, until the code of the shop shows it. */
export interface EarlyRow {
  name: string
  /** Empty: no longer sold, or without a price. */
  price: string
  description: string
}

/** What was asked early: each answer is taken once. */
export interface EarlyAnswers {
  /** The ids with which an answer may be taken: those that the page was opened with, and those that they led to. */
  ids: SentIds[]
  /** By the address of the call. */
  calls: Partial<Record<string, EarlyAnswer>>
  /** What has come so far, and who is told of the next. */
  bodies: EarlyBody[]
  onBody?: (body: EarlyBody) => void
  /** Until the answers of the screen are read, or cannot be. */
  settled: Promise<unknown>
  /** The customer's rows of 'buy again' once they are known. */
  rows?: readonly EarlyRow[]
}

declare global {
  /** Undefined when nothing was asked early, or it is too late to use it. */
  var asked: EarlyAnswers | undefined
}

/**
 * The answer to this call if it was asked early with the same ids, once: the same call again goes to the server, unless
 * the first one was given up before it was answered (`signal`). Undefined for everything else.
 */
export function takeEarly(
  url: string,
  { session, account }: SentIds,
  signal: AbortSignal | undefined,
): EarlyAnswer | undefined {
  const { asked } = globalThis
  const early = asked?.calls[url]
  if (!early || !asked.ids.some((known) => known.session === session && known.account === account))
    return undefined
  delete asked.calls[url]
  signal?.addEventListener('abort', () => (asked.calls[url] = early), { once: true })
  return early
}

/** From now on every call goes to the server: something was changed, or time has passed. */
export const forgetEarly = (): void => void (globalThis.asked = undefined)
