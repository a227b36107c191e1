import { findStatement, listStatement, writeStatement } from '../database/statement.ts'

/** Limits as parallel arrays: the kind, the hashed subject, the number of calls, the period in seconds. */
interface Counted {
  kinds: readonly string[]
  subjects: readonly Buffer[]
}

/** Serialises calls of one kind and subject; the subjects are locked in the given order. */
export const lockSubjects = listStatement<{ locked: string }, Counted>(
  'call_attempts_lock',
  `select pg_advisory_xact_lock(4, hashtext(kind || encode(subject, 'hex')))::text as locked
   from unnest($kinds::text[], $subjects::bytea[]) as l (kind, subject)`,
)

/** The first limit that is reached, with the seconds until it allows another call; no row: none is reached. */
export const findReachedLimit = findStatement<
  { waitSeconds: number },
  Counted & { mosts: readonly number[]; seconds: readonly number[]; now: Date }
>(
  'call_attempts_find_reached',
  `select extract(epoch from a.at + make_interval(secs => l.seconds) - $now::timestamptz)::float8 "waitSeconds"
   from unnest($kinds::text[], $subjects::bytea[], $mosts::int[], $seconds::int[])
     with ordinality as l (kind, subject, most, seconds, place)
   cross join lateral (
     select at from call_attempts c
     where c.kind = l.kind and c.subject = l.subject and c.at > $now::timestamptz - make_interval(secs => l.seconds)
     order by at desc offset l.most - 1 limit 1) a
   order by l.place limit 1`,
)

export const insertAttempts = writeStatement<Counted & { now: Date }>(
  'call_attempts_insert',
  `insert into call_attempts (kind, subject, at)
   select kind, subject, $now::timestamptz from unnest($kinds::text[], $subjects::bytea[]) as l (kind, subject)`,
)

export const removeAttemptsBefore = writeStatement<{ before: Date }>(
  'call_attempts_remove_old',
  'delete from call_attempts where at < $before',
)
