import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { inTransaction } from '../../../platform/database/database.ts'
import type { Attempt } from '../attempts/attempts.queries.ts'
import { cancelAttempt } from '../attempts/cancel-attempt.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'

/** Gives up an undecided attempt; money that it brings later is returned. Returns whether it was undecided. */
export const giveUpAttempt = ({ db }: Pick<PaymentNeeds, 'db'>, { id }: Pick<Attempt, 'id'>, now: Date) =>
  inTransaction(db, async (tx) => {
    const given = await cancelAttempt(tx, id, UNDECIDED_ATTEMPTS, now)
    if (given > 0) await sendMoneyBack(tx, id, 'given up')
    return given > 0
  })
