import type pg from 'pg'
import type { PictureStore } from '../../pictures/pictures.ts'
import type { TObject } from 'typebox'
import type { FileListing } from './file-listing.ts'
import type { RowReader } from './row-reader.ts'

/**
 * A kind of import: a plain object with the fields of a row, how a row is read, and how differences are applied. The
 * pipeline (import.service.ts) does not depend on kinds: it reads the table, maps its columns, repairs and refuses
 * rows, copies them into the kind's staging table, and runs `match`, `takeOff` and `apply` in one transaction, which it
 * retries after a deadlock or a lock time-out, and rolls back in a dry run.
 */
export interface ImportKind {
  /** Name in the command: npm run import -- NAME FILE. */
  name: string
  /** It loads the files of a folder or a ZIP instead of a table: each is a row with one column, its path in there. */
  isOfFiles?: true
  /** By the name of the field in a map's `columns`. */
  fields: Readonly<Record<string, ImportField>>
  /** Settings of a map besides `columns`; none by default. */
  settings?: TObject
  /** What a file or its map must have on a day (yyyy-MM-dd) besides the required fields. */
  needs?: (today: string) => readonly ImportNeed[]
  /** Fields that nearly every file has: if no name matches them, a map is proposed. */
  wanted?: readonly string[]
  /** Fields that a proposed map has too, if some column's values match. */
  welcome?: readonly string[]
  /** Fields that settings of a map exclude: no column is taken for them by its name. */
  unwanted?: (settings: Readonly<Record<string, unknown>>) => readonly string[]
  /** Fields by which a person identifies a row: used to name a refused one. */
  namedBy: readonly string[]
  /** Throws ImportFailure if the first rows show that a column holds something else than its name says. */
  check?: (
    column: (field: string) => ColumnSample | undefined,
    settings: Readonly<Record<string, unknown>>,
    today: string,
  ) => void
  /** Reads the shop's data that rows are read with; throws ImportFailure if the file cannot be used. */
  begin: (client: pg.ClientBase, plan: ImportPlan) => Promise<KindRun>
}

/** A column of the file, with its values in the first rows. */
export interface ColumnSample {
  name: string
  values: readonly string[]
}

/** Met by any of the fields, or by a setting of the map. */
export interface ImportNeed {
  fields: readonly string[]
  /** `proposed`: the setting for a proposed map, given its columns by field; undefined if that cannot be known. */
  setting?: {
    name: string
    proposed: (columns: Readonly<Record<string, unknown>>) => unknown
    /** There is only one possibility: a map may omit it. */
    isImplied?: true
  }
  /** What is missing and what to write, in Italian. */
  says: string
  /** The assumption that a proposed setting makes. */
  assumes?: string
}

export interface ImportField {
  /**
   * Column names that need no map, Italian first; compared without case, accents and punctuation. The field's own name
   * counts too.
   */
  headers: readonly string[]
  /** The file must have the column. */
  isRequired?: true
  /**
   * one: a column (default). list: one to five columns in order, or one split at >. record: label → column; without a
   * map the columns 'header: label'.
   */
  shape?: 'one' | 'list' | 'record'
  /** A lost character would make it another code: the row is refused. */
  isCode?: true
  /** A number in a price list's notation: the column's decimal sign is detected, so that 1.234 is read right. */
  isDecimal?: true
}

/** One run: the map, and the operator's options. */
export interface ImportPlan {
  /** Columns of the file, as it names them. */
  columns: readonly string[]
  /** Position of a column that the map gives by its name or number; throws ImportFailure. */
  positionOf: (column: string) => number
  /** Whether the file fills a field; other fields keep their values in the shop. */
  hasField: (field: string) => boolean
  /** The map without `columns`, validated by `settings`; empty without a map. */
  settings: Readonly<Record<string, unknown>>
  /** The file is complete: what it does not name is taken off. */
  isFull: boolean
  /** When the quantities of the file were counted; orders placed since then are subtracted. */
  asOf: Date
  /** Day in Rome, yyyy-MM-dd. */
  today: string
  /** Hosts besides the shop's own from which pictures are shown. */
  pictureHosts: readonly string[]
  /** Nothing is to be changed or saved. */
  isDryRun: boolean
  /** The files, for a kind that is of files. */
  files: FileListing | undefined
  /** Where pictures are saved; undefined: this import has no store. */
  pictures: NamedStore | undefined
}

/** A store of pictures, and what people call its place. */
export interface NamedStore {
  store: PictureStore
  place: string
}

export type StageValue = string | number | boolean | null | readonly string[] | object

/**
 * A value that must be unique in a file; `shown` if people know it by another one. `isOfColumns`: the map chose the
 * columns, and rows with equal values may be different things.
 */
export interface RowKey {
  field: string
  value: string
  shown?: string
  isOfColumns?: boolean
}

/** A row for staging: values by column of `stage`. */
export type StageRow = Readonly<Record<string, StageValue>>

/** A staged row with its line in the file. */
export interface PlacedRow {
  line: number
  row: StageRow
}

/** A row that is refused after it was read; `named`: what a full file does not take off although it was refused. */
export interface LateRefusal extends RowRemark {
  name: string
  named: string
}

/** A refused row or a remark: line, field, value and reason (Italian). */
export interface RowRemark {
  line: number
  field: string
  value: string
  reason: string
}

export interface ImportCounts {
  added: number
  changed: number
  /** Number of rows that were taken off because a full file does not name them. */
  removed: number
}

/** The functions that load a file of a kind. They get the client of the open transaction. */
export interface KindRun {
  /** Remarks on the file as a whole, in Italian. */
  notices?: readonly string[]
  /** Columns of the temporary table import_stage and their SQL types, besides `line integer`. */
  stage: Readonly<Record<string, string>>
  /** Reads one row, or returns undefined when the reader refused it. Pure, except for what the run remembers. */
  read: (row: RowReader) => StageRow | undefined
  /**
   * Work on read rows that takes time, such as examining the files that they name: it fills in columns, or refuses the row.
   * It runs while rows are read, outside of any transaction, and changes nothing of the shop's data.
   */
  complete?: (
    rows: AsyncIterable<PlacedRow>,
    refuse: (refusal: LateRefusal) => void,
  ) => AsyncIterable<PlacedRow>
  /** What a refused row names: a full file does not take that off, although the row was refused. */
  nameOf?: (row: RowReader) => string | undefined
  /** Values that must be unique in the file, with their fields. The first row with a value is kept. */
  keysOf: (row: StageRow, cells: RowReader) => readonly RowKey[]
  /**
   * Finds the shop's row for each staged row; deletes staged rows without one from import_stage and returns remarks on
   * them.
   */
  match: (client: pg.ClientBase) => Promise<RowRemark[]>
  /**
   * How many rows the shop has, and how many of them a full file does not name; a kind without this function has no
   * --full. What refused rows name (nameOf) is in the temporary table import_refused (name text).
   */
  countMissing?: (client: pg.ClientBase) => Promise<{ known: number; missing: number }>
  /** Takes off what countMissing counted; returns how many. */
  takeOff?: (client: pg.ClientBase) => Promise<number>
  /** Applies only what differs, rows in the order of their ids; returns how many are new and how many changed. */
  apply: (client: pg.ClientBase) => Promise<{ added: number; changed: number }>
  /** The tables that it writes: after many changes they are analysed. */
  tables: readonly string[]
  /** Remarks on what was applied (overlapping promotions, prices that change nothing). */
  remark?: (client: pg.ClientBase) => Promise<RowRemark[]>
}
