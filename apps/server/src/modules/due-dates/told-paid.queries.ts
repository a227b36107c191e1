/**
 * Statement that sets what was paid of due dates, where it differs; `rows` has due_date_id, paid_cents and paid_on
 * (null: unchanged while something is paid). It sets and never adds.
 */
export const setPaid = (rows: string) => `
  update due_dates d set paid_cents = i.paid_cents, updated_at = now(),
    paid_on = case when i.paid_cents > 0 then coalesce(i.paid_on, d.paid_on) end
  from (${rows}) i where d.id = i.due_date_id
    and (d.paid_cents, d.paid_on) is distinct from
      (i.paid_cents, case when i.paid_cents > 0 then coalesce(i.paid_on, d.paid_on) end)`
