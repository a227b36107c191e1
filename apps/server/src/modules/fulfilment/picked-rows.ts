import type { OrderPackage } from '../../platform/schema/orders.ts'
import { pickProblem, type PickRowProblem } from '@cambusa/domain/orders/picking'
import { rateOn } from '@cambusa/domain/money/rates-in-force'
import { multiplyCents } from '@cambusa/domain/money/money'
import type { ReplacingProduct } from '../../platform/schema/deliveries.ts'
import type { LineToPick, OrderToFulfil } from './order-to-fulfil.queries.ts'
import type { ReplacementRow } from './replacements.queries.ts'

export type Outcome = 'delivered' | 'replaced' | 'missing'

/** What somebody says of a line, or of packaging. */
export interface PickRow {
  /** Where it was read, for the person: 'Riga 3'. */
  at: string
  /** Of the product that was ordered, or of packaging. */
  code: string
  /** Number of the line in the order, from 1; null: its code is enough. */
  line: number | null
  /** Pieces or base unit; null: as ordered. */
  quantity: number | null
  /** null: it follows from the rest. */
  outcome: Outcome | null
  /** Code of the product that came instead; '' none. */
  replacementCode: string
}

/** What came of a line, to be written. */
export interface LineCame {
  line: LineToPick
  outcome: Outcome
  quantity: number
  grossCents: number
  replacement: ReplacingProduct | null
}

/** A row that cannot be. */
export interface WrongRow {
  at: string
  name: string
  problem: PickRowProblem
}

/** What the rows are compared with. */
export interface PickScene {
  order: OrderToFulfil
  lines: readonly LineToPick[]
  /** By code. */
  replacements: ReadonlyMap<string, ReplacementRow>
  /** Packaging of the order by code. */
  packages: ReadonlyMap<string, OrderPackage>
}

export interface ReadRows {
  came: LineCame[]
  /** Stated number of each packaging. */
  packages: Map<number, number>
  wrong: WrongRow[]
}

const outcomeOf = ({ outcome, quantity, replacementCode }: PickRow): Outcome | undefined => {
  if (outcome === 'missing' || (outcome !== 'replaced' && quantity === 0)) return 'missing'
  if (replacementCode !== '') return 'replaced'
  if (outcome === 'replaced') return undefined
  return outcome ?? (quantity === null ? undefined : 'delivered')
}

/** The line that a row means, or why it means none. */
function lineOf({ code, line: number }: PickRow, lines: readonly LineToPick[]): LineToPick | PickRowProblem {
  const found = lines.filter((line) => line.code === code && (number === null || line.position === number))
  return found.length > 1 ? 'severalLines' : (found[0] ?? 'unknownCode')
}

function productOf({ isGift: _, allergens: __, ...row }: ReplacementRow, day: string): ReplacingProduct {
  return { ...row, priceCents: row.priceCents ?? 0, vatRate: rateOn(row.vatRate, day) }
}

/** What a row says of its line, or why that cannot be. */
function cameOf(
  row: PickRow,
  line: LineToPick,
  { order, replacements }: PickScene,
): LineCame | PickRowProblem {
  const outcome = outcomeOf(row)
  if (outcome === undefined) return row.outcome === 'replaced' ? 'replacementUnknown' : 'noQuantity'
  const quantity = outcome === 'missing' ? 0 : (row.quantity ?? line.quantity)
  if (outcome !== 'missing' && quantity === 0) return 'noQuantity'
  const product = outcome === 'replaced' ? replacements.get(row.replacementCode) : undefined
  if (outcome === 'replaced' && product === undefined) return 'replacementUnknown'
  const given = product === undefined ? { quantity } : { quantity, replacement: product }
  const problem = pickProblem(line, given, order.infos)
  if (problem !== undefined) return problem
  const replacement = product === undefined ? null : productOf(product, order.slotDate)
  const grossCents = multiplyCents(replacement?.priceCents ?? line.priceCents, quantity)
  return { line, outcome, quantity, grossCents, replacement }
}

/** Reads what was picked: each line at most once. `restIsMissing`: lines that no row and no earlier file names. */
export function readPickRows(rows: readonly PickRow[], restIsMissing: boolean, scene: PickScene): ReadRows {
  const came = new Map<number, LineCame>()
  const packages = new Map<number, number>()
  const wrong: WrongRow[] = []
  for (const row of rows) {
    const packaging = scene.lines.some(({ code }) => code === row.code)
      ? undefined
      : scene.packages.get(row.code)
    if (packaging !== undefined) {
      const problem = packagesProblem(row, packaging, packages)
      if (problem === undefined) packages.set(packaging.packagingId, row.quantity ?? packaging.quantity)
      else wrong.push({ at: row.at, name: packaging.descr, problem })
      continue
    }
    const line = lineOf(row, scene.lines)
    const read = typeof line === 'string' ? line : came.has(line.id) ? 'twice' : cameOf(row, line, scene)
    const name = typeof line === 'string' ? row.code : line.name
    if (typeof read === 'string') wrong.push({ at: row.at, name, problem: read })
    else came.set(read.line.id, read)
  }
  const rest = restIsMissing
    ? scene.lines.filter(({ id, picked, isGift }) => picked === null && !isGift && !came.has(id))
    : []
  for (const line of rest)
    came.set(line.id, { line, outcome: 'missing', quantity: 0, grossCents: 0, replacement: null })
  return { came: [...came.values()], packages, wrong }
}

function packagesProblem(
  { quantity }: PickRow,
  packaging: OrderPackage,
  stated: ReadonlyMap<number, number>,
): PickRowProblem | undefined {
  if (stated.has(packaging.packagingId)) return 'twice'
  if (quantity === null) return 'noQuantity'
  return Number.isInteger(quantity) && quantity <= packaging.quantity ? undefined : 'packagesTooMany'
}
