import { listStatement, oneStatement, writeStatement } from './statement.ts'

/** Calls of one kind and subject are counted one after the other. */
export const lockSubject = oneStatement<{ locked: string }, { kind: string; subject: Buffer }>(
  'call_attempts_lock',
  `select pg_advisory_xact_lock(4, hashtext($kind || encode($subject, 'hex')))::text as locked`,
)

/** Newest first, as many as a limit allows. */
export const listAttemptsSince = listStatement<
  { at: Date },
  { kind: string; subject: Buffer; since: Date; most: number }
>(
  'call_attempts_list',
  `select at from call_attempts where kind = $kind and subject = $subject and at > $since
   order by at desc limit $most`,
)

export const insertAttempt = writeStatement<{ kind: string; subject: Buffer; now: Date }>(
  'call_attempts_insert',
  'insert into call_attempts (kind, subject, at) values ($kind, $subject, $now)',
)

export const removeAttemptsBefore = writeStatement<{ before: Date }>(
  'call_attempts_remove_old',
  'delete from call_attempts where at < $before',
)
