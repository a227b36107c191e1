/** Which packaging `t` a file's row `i` tells of. */
export const packagingsToSet = { table: 'packagings', join: 't.code = i.code' }

/** Statement that adds packagings; `rows` tells line, code, descr, cost_cents, vat_rate and is_deposit. */
export const addPackagings = (rows: string) => `
  insert into packagings (code, descr, cost_cents, vat_rate, is_deposit)
  select r.code, r.descr, r.cost_cents, r.vat_rate, r.is_deposit from (${rows}) r order by r.line`

/** Statement that charges for packagings no more; `rows` tells their ids. */
export const takeOffPackagings = (rows: string) =>
  `update packagings p set is_active = false from (${rows}) r where p.id = r.id`
