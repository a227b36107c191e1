import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import type { Db } from '../../../platform/database/database.ts'
import { moveAttempt } from './attempts.queries.ts'

/** Marks an attempt as given up if it is in one of these states; returns the number of changed rows. */
export const cancelAttempt = (tx: Db, attemptId: number, from: readonly AttemptState[], now: Date) =>
  moveAttempt(tx, {
    attemptId,
    from,
    to: 'cancelled',
    reference: null,
    capturedCents: 0,
    refundedCents: 0,
    authorisedUntil: null,
    failure: null,
    storedCardId: null,
    now,
  })
