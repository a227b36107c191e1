import { UNDECIDED_ATTEMPTS, type AttemptState } from '@cambusa/domain/payments/payment-attempt'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { moveAttempt, type Attempt } from '../attempts/attempts.queries.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'

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

/** Gives up an undecided attempt; money that it brings later is returned. Returns whether it was undecided. */
export const giveUpAttempt = ({ db }: Pick<PaymentNeeds, 'db'>, { id }: Pick<Attempt, 'id'>, now: Date) =>
  inTransaction(db, async (tx) => {
    const given = await cancelAttempt(tx, id, UNDECIDED_ATTEMPTS, now)
    if (given > 0) await sendMoneyBack(tx, id, 'given up')
    return given > 0
  })
