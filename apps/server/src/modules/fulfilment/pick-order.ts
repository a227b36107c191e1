import { romeDate } from '@cambusa/domain/time/dates'
import { multiplyCents } from '@cambusa/domain/money/money'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { OrderPackage } from '../../platform/schema/orders.ts'
import { writeFinal } from './final-of-order.ts'
import { beginAct, isAnswered, noteAct, type Acted, type Doer } from './order-act.ts'
import { findFinal, listLinesToPick, type LineToPick, type OrderToFulfil } from './order-to-fulfil.queries.ts'
import { listPackagings } from './people.queries.ts'
import { readPickRows, type LineCame, type PickRow, type ReadRows } from './picked-rows.ts'
import { listReplacements } from './replacements.queries.ts'
import { writeCame } from './write-came.ts'

/** What was picked of an order. */
export interface Picking {
  rows: readonly PickRow[]
  /** Lines that no row and no earlier picking names are missing. */
  restIsMissing: boolean
}

/**
 * Sets what was picked of an order that is being prepared: each line that a row names, and how many packages came. The
 * same again changes nothing, another picking corrects the first one. All rows or none. Throws order.unknown,
 * order.actRefused, order.pickingWrong with every wrong row.
 */
export function pickOrder(db: Db, orderId: number, picking: Picking, doer: Doer): Promise<Acted> {
  return inTransaction(db, async (tx) => {
    const begun = await beginAct(tx, 'pick', orderId)
    if (isAnswered(begun)) return begun
    const { order } = begun
    const lines = await listLinesToPick(tx, { orderId })
    const read = await readRows(tx, order, lines, picking, doer)
    if (read.wrong.length > 0) throw refuse('order.pickingWrong', { rows: read.wrong })
    const changed = read.came.filter(isChange)
    const before = (await findFinal(tx, { orderId }))?.packages ?? order.packages
    const packages = withStated(before, order.packages, read.packages)
    if (changed.length === 0 && isSame(before, packages)) return { outcome: 'already', number: order.number }
    const written = await writeCame(tx, order, changed, doer.now)
    const now = lines.map((line) => ({ ...line, picked: written.get(line.id) ?? line.picked }))
    await writeFinal(tx, order, now, packages, doer.now)
    return noteAct(tx, begun, doer, { lines: changed.length, ...differences(changed) })
  })
}

async function readRows(
  tx: Db,
  order: OrderToFulfil,
  lines: readonly LineToPick[],
  { rows, restIsMissing }: Picking,
  { now }: Doer,
): Promise<ReadRows> {
  const { warehouseId, companyId } = order
  const codes = rows.map(({ replacementCode }) => replacementCode).filter((code) => code !== '')
  const found =
    codes.length === 0
      ? []
      : await listReplacements(tx, { codes, warehouseId, companyId, day: romeDate(now) })
  const ids = order.packages.map(({ packagingId }) => packagingId)
  const known = ids.length === 0 ? [] : await listPackagings(tx, { codes: [], ids })
  const packages = order.packages.flatMap((each): [string, OrderPackage][] => {
    const code = known.find(({ packagingId }) => packagingId === each.packagingId)?.code
    return code === undefined ? [] : [[code, each]]
  })
  const replacements = new Map(found.map((each) => [each.code, each]))
  return readPickRows(rows, restIsMissing, { order, lines, replacements, packages: new Map(packages) })
}

/** Whether something else came than is known already. */
function isChange({ line, outcome, quantity, grossCents, replacement }: LineCame): boolean {
  const { picked } = line
  return (
    picked === null ||
    picked.outcome !== outcome ||
    picked.quantity !== quantity ||
    picked.replacement?.productId !== replacement?.productId ||
    picked.grossCents !== grossCents
  )
}

/** The packages of the order with the stated numbers; those that did not come are left out. */
const withStated = (
  before: readonly OrderPackage[],
  ordered: readonly OrderPackage[],
  stated: ReadonlyMap<number, number>,
): OrderPackage[] =>
  ordered
    .map((each) => {
      const was = before.find(({ packagingId }) => packagingId === each.packagingId)?.quantity ?? 0
      const quantity = stated.get(each.packagingId) ?? was
      return { ...each, quantity, totalCents: multiplyCents(each.costCents, quantity) }
    })
    .filter(({ quantity }) => quantity > 0)

const isSame = (before: readonly OrderPackage[], now: readonly OrderPackage[]): boolean =>
  before.length === now.length &&
  now.every(({ packagingId, quantity }) =>
    before.some((was) => was.packagingId === packagingId && was.quantity === quantity),
  )

const differences = (came: readonly LineCame[]) => ({
  missing: came.filter(({ outcome }) => outcome === 'missing').map(({ line }) => line.code),
  replaced: came.filter(({ outcome }) => outcome === 'replaced').map(({ line }) => line.code),
})
