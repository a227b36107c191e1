/** Statement that revokes mandates replaced by others; `rows` has company_id, reference and is_revoked. */
export const revokeReplacedMandates = (rows: string) => `
  update sepa_mandates m set revoked_at = now() from (${rows}) i
  where m.company_id = i.company_id and m.revoked_at is null and m.reference <> i.reference and not i.is_revoked`

/**
 * Statement that updates existing mandates where they differ; `rows` has reference, iban, holder (empty: unchanged),
 * signed_on, scheme and is_revoked.
 */
export const setMandates = (rows: string) => `
  update sepa_mandates m set iban = i.iban, holder = coalesce(nullif(i.holder, ''), m.holder),
    signed_on = i.signed_on, scheme = i.scheme,
    revoked_at = case when i.is_revoked then coalesce(m.revoked_at, now()) end
  from (${rows}) i where m.reference = i.reference
    and (m.iban, m.holder, m.signed_on, m.scheme, m.revoked_at is not null)
      is distinct from (i.iban, coalesce(nullif(i.holder, ''), m.holder), i.signed_on, i.scheme, i.is_revoked)`

/** Statement that adds new mandates; `rows` as for the two before, with company_name (the holder if empty). */
export const addMandates = (rows: string) => `
  insert into sepa_mandates (company_id, reference, holder, iban, signed_on, scheme, revoked_at)
  select i.company_id, i.reference, coalesce(nullif(i.holder, ''), i.company_name), i.iban, i.signed_on, i.scheme,
    case when i.is_revoked then now() end
  from (${rows}) i
  where not exists (select from sepa_mandates m where m.reference = i.reference) order by i.company_id`
