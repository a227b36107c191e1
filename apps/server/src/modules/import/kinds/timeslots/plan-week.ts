import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { RowRemark } from '../../rows/import-kind.ts'
import { cutoffMinutes, type Cutoff } from './read-timeslot.ts'

/** A weekly window of the shop; times HH:mm. */
export interface WeekWindow {
  warehouseId: number
  serviceId: number
  weekday: number
  beginTime: string
  endTime: string
  capacity: number
  cutoffMinutes: number
}

/** A row of the file about the week: a window, or the cut-off of a service. */
export type StagedWeek =
  | ({ line: number; kind: 'week'; isGone: boolean; cutoff: Cutoff | null } & Omit<
      WeekWindow,
      'cutoffMinutes'
    >)
  | { line: number; kind: 'cutoff'; warehouseId: number | null; serviceId: number; cutoff: Cutoff }

export interface WeekPlan {
  /** Windows to insert or update. */
  put: WeekWindow[]
  remove: WeekWindow[]
  added: number
  changed: number
  refused: RowRemark[]
}

/** The fields that identify a window. */
export type WindowKey = Omit<WeekWindow, 'endTime' | 'capacity' | 'cutoffMinutes'>
const keyOf = ({ warehouseId, serviceId, weekday, beginTime }: WindowKey) =>
  [warehouseId, serviceId, weekday, beginTime].join('|')
const isSame = (a: WeekWindow | undefined, b: WeekWindow) =>
  a?.endTime === b.endTime && a.capacity === b.capacity && a.cutoffMinutes === b.cutoffMinutes

/** The cut-off rule for a window: that of its warehouse takes precedence over the general one. */
function ruleOf(rules: readonly (StagedWeek & { kind: 'cutoff' })[], window: WindowKey) {
  const ofService = rules.filter(({ serviceId }) => serviceId === window.serviceId)
  return (
    ofService.find(({ warehouseId }) => warehouseId === window.warehouseId) ??
    ofService.find(({ warehouseId }) => warehouseId === null)
  )
}

/**
 * Compares a file with the week. A window's cut-off is its own, else that of its service's row, else the current one; a
 * service's row applies to windows that are not in the file too. Pure.
 */
export function planWeek(known: readonly WeekWindow[], staged: readonly StagedWeek[]): WeekPlan {
  const byKey = new Map(known.map((window) => [keyOf(window), window]))
  const rules = staged.filter((row) => row.kind === 'cutoff')
  const rows = staged.filter((row) => row.kind === 'week')
  const plan: WeekPlan = { put: [], remove: [], added: 0, changed: 0, refused: [] }
  const saysItself = new Set<string>()
  const wanted = new Map<string, WeekWindow>()
  /** Service rows that changed some window. */
  const moved = new Set<StagedWeek>()
  for (const row of rows) {
    const key = keyOf(row)
    const before = byKey.get(key)
    if (row.isGone) {
      saysItself.add(key)
      if (before === undefined) continue
      plan.remove.push(before)
      plan.changed += 1
      continue
    }
    if (row.cutoff !== null) saysItself.add(key)
    const rule = row.cutoff === null ? ruleOf(rules, row) : undefined
    const cutoff = row.cutoff ?? rule?.cutoff
    const minutes = cutoff ? cutoffMinutes(cutoff, row.beginTime) : before?.cutoffMinutes
    if (minutes === undefined) {
      const reason = importKindTexts.timeslots.cutoffMissing
      plan.refused.push({ line: row.line, field: 'cutoff', value: '', reason })
      continue
    }
    const { warehouseId, serviceId, weekday, beginTime, endTime, capacity } = row
    const after = { warehouseId, serviceId, weekday, beginTime, endTime, capacity, cutoffMinutes: minutes }
    wanted.set(key, after)
    if (rule !== undefined && before === undefined) moved.add(rule)
    if (before === undefined) plan.added += 1
    else if (!isSame(before, after)) plan.changed += 1
  }
  for (const window of known) {
    const key = keyOf(window)
    const rule = ruleOf(rules, window)
    if (rule === undefined || saysItself.has(key)) continue
    const after = {
      ...(wanted.get(key) ?? window),
      cutoffMinutes: cutoffMinutes(rule.cutoff, window.beginTime),
    }
    wanted.set(key, after)
    if (after.cutoffMinutes !== window.cutoffMinutes) moved.add(rule)
  }
  plan.changed += moved.size
  plan.put = [...wanted].flatMap(([key, window]) => (isSame(byKey.get(key), window) ? [] : [window]))
  return plan
}
