import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { mailChoices } from '../../platform/schema/customers.ts'

export const listMailChoices = listStatement<
  RowOf<typeof mailChoices, 'kind' | 'isWanted'>,
  { userId: number }
>('mail_choices_list', 'select kind, is_wanted as "isWanted" from mail_choices where user_id = $userId')

export const findMailChoice = findStatement<
  RowOf<typeof mailChoices, 'isWanted'>,
  { userId: number; kind: string }
>(
  'mail_choices_find',
  'select is_wanted as "isWanted" from mail_choices where user_id = $userId and kind = $kind',
)

/** Sets the choice of each kind; both lists have the same length. */
export const setMailChoices = writeStatement<{
  userId: number
  kinds: readonly string[]
  wanted: readonly boolean[]
  now: Date
}>(
  'mail_choices_set',
  `insert into mail_choices (user_id, kind, is_wanted, updated_at)
   select $userId::bigint, kind, is_wanted, $now::timestamptz
   from unnest($kinds::text[], $wanted::boolean[]) chosen(kind, is_wanted)
   on conflict (user_id, kind) do update set is_wanted = excluded.is_wanted, updated_at = excluded.updated_at`,
)
