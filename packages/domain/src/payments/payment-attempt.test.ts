import { expect, it } from 'vitest'
import {
  ATTEMPT_STATES,
  attemptsBefore,
  isAttemptMove,
  isAttemptState,
  LIVE_ATTEMPTS,
  PAYING_ATTEMPTS,
  UNDECIDED_ATTEMPTS,
} from './payment-attempt.ts'

it('never returns to an undecided state, and nothing follows a refund', () => {
  for (const from of ATTEMPT_STATES) {
    expect(isAttemptMove(from, 'created')).toBe(false)
    expect(isAttemptMove(from, from)).toBe(false)
    expect(isAttemptMove('refunded', from)).toBe(false)
  }
  expect(isAttemptMove('captured', 'authorised')).toBe(false)
  expect(isAttemptMove('captured', 'failed')).toBe(false)
  expect(isAttemptMove('authorised', 'pending')).toBe(false)
})

it('records money that arrives after it was given up', () => {
  for (const end of ['failed', 'cancelled'] as const)
    for (const paid of PAYING_ATTEMPTS) expect(isAttemptMove(end, paid)).toBe(true)
})

it('lists the states that news can change', () => {
  for (const to of ATTEMPT_STATES)
    expect(attemptsBefore(to)).toEqual(ATTEMPT_STATES.filter((from) => isAttemptMove(from, to)))
  expect(attemptsBefore('refunded')).toEqual(['captured', 'failed', 'cancelled'])
})

it('is live while it is undecided or pays', () => {
  expect([...LIVE_ATTEMPTS].sort()).toEqual([...UNDECIDED_ATTEMPTS, ...PAYING_ATTEMPTS].sort())
  expect(isAttemptState('captured')).toBe(true)
  expect(isAttemptState('paid')).toBe(false)
})
