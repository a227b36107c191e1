import type { ErrorEntry, MessageResponse } from '@cambusa/contract/envelope'
import type { ErrorCode } from '@cambusa/contract/errors'
import { uiTexts } from '@cambusa/messages/it/ui'

/**
 * Why a call failed: `refused` (HTTP 200 with a status that is not 0), `session` (419), `notFound`, `server`
 * (500 to 599), `rejected` (any other HTTP error), `network` (no answer).
 */
export type CallFailure = 'refused' | 'session' | 'notFound' | 'server' | 'rejected' | 'network'

/** The failure of a call; `message` is the server's first error text, ready to show. */
export class CallError extends Error {
  readonly failure: CallFailure
  readonly httpStatus: number
  readonly errors: readonly ErrorEntry[]

  constructor(failure: CallFailure, httpStatus: number, response?: Partial<MessageResponse>) {
    const errors = response?.errors ?? []
    super(errors[0]?.error ?? uiTexts.errorText)
    this.name = 'CallError'
    this.failure = failure
    this.httpStatus = httpStatus
    this.errors = errors
  }

  /** Whether the server gave this reason. */
  has(code: ErrorCode): boolean {
    return this.errors.some((entry) => entry.code === code)
  }
}

export const failureOf = (httpStatus: number): CallFailure => {
  if (httpStatus === 419) return 'session'
  if (httpStatus === 404) return 'notFound'
  if (httpStatus >= 500 && httpStatus <= 599) return 'server'
  return 'rejected'
}
