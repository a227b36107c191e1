import type { BrowserCall } from '@cambusa/contract/endpoint'

/** What a call was asked with. */
interface Asked {
  query?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
}

/** A call of the shop and its answer, as what measures after consent reads them (app/analytics). */
export type CallObserver = (endpoint: BrowserCall, asked: Asked, answer: Promise<unknown>) => void

let observer: CallObserver | undefined

/** Tells somebody of every call from now on; undefined: nobody. */
export const observeCalls = (next: CallObserver | undefined): void => void (observer = next)

export const tellCall: CallObserver = (...made) => observer?.(...made)
