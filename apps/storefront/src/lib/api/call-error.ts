import type { ErrorEntry, MessageResponse } from '@cambusa/contract/envelope'
import type { ErrorCode } from '@cambusa/contract/errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { isOffline } from '../device/is-offline.ts'

/**
 * Why a call failed: `refused` (HTTP 200 with a status that is not 0), `session` (419), `notFound`, `server`
 * (500 to 599), `unavailable` (503 with Retry-After: the shop is away for a moment, decision 083), `rejected` (any
 * other HTTP error), `network` (no answer).
 */
export type CallFailure =
  | 'refused'
  | 'session'
  | 'notFound'
  | 'server'
  | 'unavailable'
  | 'rejected'
  | 'network'

/**
 * The failure of a call; `message` is ready to show: the server's first error text, else the generic one (specification
 * §8), or that there is no network where the browser knows so.
 */
export class CallError extends Error {
  readonly failure: CallFailure
  readonly httpStatus: number
  readonly errors: readonly ErrorEntry[]
  /** A screen cannot be shown without the answer; one with an older answer stays (query-client.ts). */
  readonly leadsAway: boolean

  constructor(
    failure: CallFailure,
    httpStatus: number,
    response?: Partial<MessageResponse>,
    leadsAway = false,
  ) {
    const errors = response?.errors ?? []
    super(
      errors[0]?.error ?? (failure === 'network' && isOffline() ? uiTexts.offlineText : uiTexts.errorText),
    )
    this.name = 'CallError'
    this.failure = failure
    this.httpStatus = httpStatus
    this.errors = errors
    this.leadsAway = leadsAway
  }

  /** Whether the server gave this reason. */
  has(code: ErrorCode): boolean {
    return this.errors.some((entry) => entry.code === code)
  }
}

/** Whether the shop is away for a moment and nothing was done: the screen stays, and the call can be repeated. */
export const isUnavailable = (error: unknown): error is CallError & { failure: 'unavailable' } =>
  error instanceof CallError && error.failure === 'unavailable'

/** Whether the failure is temporary: no connection, or the shop is away. */
export const isPassing = (error: unknown): error is CallError & { failure: 'unavailable' | 'network' } =>
  isUnavailable(error) || (error instanceof CallError && error.failure === 'network')

/** Whether the outcome is unknown: the call may have been handled, but its answer did not arrive. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.failure === 'server' || isPassing(error)

export const failureOf = (httpStatus: number, retryAfter: string | null = null): CallFailure => {
  if (httpStatus === 419) return 'session'
  if (httpStatus === 404) return 'notFound'
  if (httpStatus === 503 && retryAfter) return 'unavailable'
  if (httpStatus >= 500 && httpStatus <= 599) return 'server'
  return 'rejected'
}
