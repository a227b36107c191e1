import { PERSON_INFO_NAMES, type PersonInfoName } from '@cambusa/domain/people/person-infos'
import { text } from 'drizzle-orm/pg-core'

const info = () => text().notNull().default('')

/** Columns for a person, of customers and of requests for a card, by the names of the domain (person-infos.ts). */
export const personColumns = () =>
  ({
    /** A phone of any kind; the other columns are for one kind. */
    phone: info(),
    mobile: info(),
    landline: info(),
  }) satisfies Record<PersonInfoName, unknown>

const columnOf = (name: PersonInfoName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const each = (sqlOf: (column: string, name: PersonInfoName) => string) =>
  PERSON_INFO_NAMES.map((name) => sqlOf(columnOf(name), name)).join(', ')

/** SQL of these columns, so that no statement omits one. */
export const personInfosSql = {
  columns: each((column) => column),
  values: each((_column, name) => `$${name}`),
  set: each((column, name) => `${column} = $${name}`),
  setExcluded: each((column) => `${column} = excluded.${column}`),
  clear: each((column) => `${column} = ''`),
  selectOf: (table: string) => each((column, name) => `${table}.${column} "${name}"`),
} as const
