import type pg from 'pg'
import type { TObject } from 'typebox'
import type { RowReader } from './row-reader.ts'

/**
 * What can be imported: a plain object that says which fields a row has, how one is read, and how what differs is
 * applied. The pipeline (import.service.ts) knows nothing of kinds: it reads the table, maps its columns, repairs and
 * refuses rows, copies them into the kind's staging table, and runs `match`, `takeOff` and `apply` in one transaction,
 * which it tries again after a deadlock or a lock that lasts too long, and rolls back in a dry run.
 */
export interface ImportKind {
  /** Word of the command line: npm run import -- NAME FILE. */
  name: string
  /** By the field's name in a map's `columns`. */
  fields: Readonly<Record<string, ImportField>>
  /** What a map may say beside `columns`; nothing when it is left out. */
  settings?: TObject
  /** What a file or its map must tell on a day (yyyy-MM-dd) beside the fields that are required. */
  needs?: (today: string) => readonly ImportNeed[]
  /** Fields that nearly every file has: where no name tells them, a map is proposed that does. */
  wanted?: readonly string[]
  /** Fields that a proposed map tells too, where values look like it. */
  welcome?: readonly string[]
  /** Fields that settings of a map make unwanted: no column is taken for them by its name. */
  unwanted?: (settings: Readonly<Record<string, unknown>>) => readonly string[]
  /** Fields by which a person knows a row: a refused one is named by what stands there. */
  namedBy: readonly string[]
  /** Throws ImportFailure where the first rows tell that a column holds something else than its name says. */
  check?: (
    column: (field: string) => ColumnSample | undefined,
    settings: Readonly<Record<string, unknown>>,
    today: string,
  ) => void
  /** Reads what the shop knows that rows are read by; throws ImportFailure where the file cannot be used. */
  begin: (client: pg.ClientBase, plan: ImportPlan) => Promise<KindRun>
}

/** A column of the file, and what it holds in the first rows. */
export interface ColumnSample {
  name: string
  values: readonly string[]
}

/** Met by any of the fields, or by a setting of the map. */
export interface ImportNeed {
  fields: readonly string[]
  /** `proposed`: what a map may say of it, given its columns by field; undefined where that cannot be known. */
  setting?: {
    name: string
    proposed: (columns: Readonly<Record<string, unknown>>) => unknown
    /** Nothing else can be meant: a map need not say it. */
    isImplied?: true
  }
  /** What is missing and what to write, in Italian. */
  says: string
  /** What a proposed setting takes to be true. */
  assumes?: string
}

export interface ImportField {
  /** Column names that need no map, Italian first; compared without case, accents and signs. The field's own name counts too. */
  headers: readonly string[]
  /** The file must have the column. */
  isRequired?: true
  /**
   * one: a column (default). list: one to five columns in order, or one with its parts parted by >. record: label →
   * column; without a map the columns 'header: label'.
   */
  shape?: 'one' | 'list' | 'record'
  /** A sign that is lost in it makes it another one: the row is refused. */
  isCode?: true
  /** A number as price lists write it: the column's own decimal sign is found, so that 1.234 is read right. */
  isDecimal?: true
}

/** One run: what the map says, and what the operator asked for. */
export interface ImportPlan {
  /** Columns of the file, as it names them. */
  columns: readonly string[]
  /** Where a column of the file stands that the map names, by its name or number; throws ImportFailure. */
  placeOf: (column: string) => number
  /** Fields that the file fills; what is not among them is left as it is in the shop. */
  hasField: (field: string) => boolean
  /** The map without `columns`, checked by `settings`; empty without a map. */
  settings: Readonly<Record<string, unknown>>
  /** The file tells everything: what it does not name is taken off. */
  isFull: boolean
  /** The moment at which the quantities of the file were true; orders placed since then count too. */
  asOf: Date
  /** Day in Rome, yyyy-MM-dd. */
  today: string
  /** Hosts besides the shop's own whose pictures are shown. */
  pictureHosts: readonly string[]
}

export type StageValue = string | number | boolean | null | readonly string[] | object

/**
 * A value that may stand in a file once only; `shown` where people know it by another. `isOfColumns`: the map chose the
 * columns, and rows that share them may be different things.
 */
export interface RowKey {
  field: string
  value: string
  shown?: string
  isOfColumns?: boolean
}

/** A row ready to be staged: values by column of `stage`. */
export type StageRow = Readonly<Record<string, StageValue>>

/** A row that the shop refuses or remarks on: where, what it holds, why (Italian). */
export interface RowRemark {
  line: number
  field: string
  value: string
  reason: string
}

export interface ImportCounts {
  added: number
  changed: number
  /** Taken off because a full file does not name them. */
  removed: number
}

/** How one file of a kind is loaded. Functions get the client of the transaction that is open. */
export interface KindRun {
  /** What whoever loads the file should know of it as a whole, in Italian. */
  notices?: readonly string[]
  /** Columns of the temporary table import_stage and their SQL types, beside `line integer`. */
  stage: Readonly<Record<string, string>>
  /** Reads one row, or undefined when it was refused by the reader. Pure but for what the run remembers. */
  read: (row: RowReader) => StageRow | undefined
  /** What a refused row speaks of: a full file does not take off what it names, though it cannot be read. */
  nameOf?: (row: RowReader) => string | undefined
  /** Values that may stand in the file once only: the field and the value of each. The first row with one is kept. */
  keysOf: (row: StageRow, cells: RowReader) => readonly RowKey[]
  /** Finds what each staged row is in the shop; deletes from import_stage and tells the rows that are nothing there. */
  match: (client: pg.ClientBase) => Promise<RowRemark[]>
  /**
   * How many the shop has of what the file tells, and how many of them a full file does not name; kinds without it know no
   * --full. What refused rows name (nameOf) stands in the temporary table import_refused (name text).
   */
  countMissing?: (client: pg.ClientBase) => Promise<{ known: number; missing: number }>
  /** Takes off what countMissing counted; answers how many. */
  takeOff?: (client: pg.ClientBase) => Promise<number>
  /** Applies what differs, and only that, rows in the order of their ids; answers how many are new and how many changed. */
  apply: (client: pg.ClientBase) => Promise<{ added: number; changed: number }>
  /** The tables that it fills: after many changes their statistics are renewed. */
  tables: readonly string[]
  /** Remarks on what was applied (overlapping promotions, prices that change nothing). */
  remark?: (client: pg.ClientBase) => Promise<RowRemark[]>
}
