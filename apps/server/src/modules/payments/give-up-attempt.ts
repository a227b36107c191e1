import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { inTransaction } from '../../platform/database.ts'
import { moveAttempt, type Attempt } from './attempts.queries.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { sendMoneyBack } from './return-money.errand.ts'

/** Gives up an attempt that is undecided still; what it may bring in later goes back. Answers whether it was. */
export const giveUpAttempt = ({ db }: Pick<PaymentNeeds, 'db'>, { id }: Pick<Attempt, 'id'>, now: Date) =>
  inTransaction(db, async (tx) => {
    const given = await moveAttempt(tx, {
      attemptId: id,
      from: UNDECIDED_ATTEMPTS,
      to: 'cancelled',
      reference: null,
      capturedCents: 0,
      refundedCents: 0,
      authorisedUntil: null,
      failure: null,
      storedCardId: null,
      now,
    })
    if (given > 0) await sendMoneyBack(tx, id, 'given up')
    return given > 0
  })
