import pg from 'pg'

/**
 * Loaded before the server (node --import): takes the guards of slots and lockers out of its statements, so that the
 * proofs can show what happens without them. Nothing of it is in the program.
 */
const { query } = pg.Client.prototype
const withoutGuard = (text) =>
  text
    .replace('and (w.is_own or w.booked - (select count(*) from expired) < w.capacity)', '')
    .replace(/where excluded\.booked <= [^]*?(?=returning b\.id)/, '')

pg.Client.prototype.query = function guardlessQuery(config, ...rest) {
  const isNamed = typeof config === 'object' && config !== null && typeof config.name === 'string'
  return query.call(this, isNamed ? { ...config, text: withoutGuard(config.text) } : config, ...rest)
}
