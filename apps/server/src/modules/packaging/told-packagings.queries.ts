/** Joins a packaging `t` with a row `i` of a file. */
export const packagingsToSet = { table: 'packagings', join: 't.code = i.code' }

/** Statement that adds packagings; `rows` has the columns line, code, descr, cost_cents, vat_rate and is_deposit. */
export const addPackagings = (rows: string) => `
  insert into packagings (code, descr, cost_cents, vat_rate, is_deposit)
  select r.code, r.descr, r.cost_cents, r.vat_rate, r.is_deposit from (${rows}) r order by r.line`

/** Statement that stops charging for packagings; `rows` has their ids. */
export const takeOffPackagings = (rows: string) =>
  `update packagings p set is_active = false from (${rows}) r where p.id = r.id`
