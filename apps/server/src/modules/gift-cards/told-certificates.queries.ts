/** Joins a certificate `t` with a row `i` of a file. */
const ofRow = `t.code_hash = decode(i.code_hash, 'hex')`

/** Columns of existing certificates that a file may change; an empty description keeps the current one. */
export const certificatesToSet = {
  table: 'gift_certificates',
  join: ofRow,
  columns: [
    {
      field: 'description',
      column: 'description',
      value: `coalesce(nullif(i.description, ''), t.description)`,
    },
    { field: 'validFrom', column: 'valid_from', value: 'i.valid_from' },
    { field: 'validUntil', column: 'valid_until', value: 'i.valid_until' },
    {
      field: 'isBlocked',
      column: 'blocked_at',
      value: `CASE i.is_blocked WHEN true THEN coalesce(t.blocked_at, now()) WHEN false THEN NULL ELSE t.blocked_at END`,
    },
  ],
}

/**
 * Statement that adds new certificates; $1 is the description of those without one. `rows` has the columns line,
 * code_hash, hint, description, amount_cents, balance_cents (null: the amount), valid_from, valid_until and is_blocked.
 * Returns their ids.
 */
export const addCertificates = (rows: string) => `
  insert into gift_certificates (code_hash, hint, description, amount_cents, balance_cents, valid_from, valid_until,
    blocked_at)
  select decode(i.code_hash, 'hex'), i.hint, coalesce(nullif(i.description, ''), $1), i.amount_cents,
    coalesce(i.balance_cents, i.amount_cents), i.valid_from, i.valid_until, case when i.is_blocked then now() end
  from (${rows}) i where not exists (select from gift_certificates t where ${ofRow}) order by i.line
  returning id::float8 as id`

/**
 * Statement that sets the owners of certificates; `rows` has id, user_id and company_id, at most one of them (neither:
 * everybody's). Returns the ids of those whose owner changed.
 */
export const setCertificateHolders = (rows: string) => `
  with differing as (
    select r.* from (${rows}) r left join gift_certificate_holders h on h.gift_certificate_id = r.id
    where (h.user_id, h.company_id) is distinct from (r.user_id, r.company_id)),
  gone as (
    delete from gift_certificate_holders h using differing
    where h.gift_certificate_id = differing.id and differing.user_id is null and differing.company_id is null),
  given as (
    insert into gift_certificate_holders (gift_certificate_id, user_id, company_id)
    select id, user_id, company_id from differing where user_id is not null or company_id is not null order by id
    on conflict (gift_certificate_id) do update set user_id = excluded.user_id, company_id = excluded.company_id)
  select id::float8 as id from differing`
