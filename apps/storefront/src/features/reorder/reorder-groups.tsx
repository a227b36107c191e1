import type { ReorderLine } from '@cambusa/contract/cart/reorder'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { GoneRow } from './gone-row.tsx'
import { GROUPS, groupOf, type Decision, type Decisions, type Group } from './reorder-plan.ts'
import { ChoiceRows, ReorderRow } from './reorder-row.tsx'
import styles from './reorder.module.css'

interface ReorderGroupsProps {
  lines: readonly ReorderLine[]
  decisions: Decisions
  /** Lines for which the cart has no place. */
  cut: ReadonlySet<number>
  disabled: boolean
  onDecide: (orderItemId: number, decision: Decision) => void
}

/** The lines of the order by what has changed for them; those that need the shopper come first. */
export function ReorderGroups({ lines, decisions, cut, disabled, onDecide }: ReorderGroupsProps) {
  const row = (group: Group, line: ReorderLine) => {
    const { orderItemId } = line
    const given = {
      line,
      decision: decisions.get(orderItemId) ?? {},
      isCut: cut.has(orderItemId),
      disabled,
      onDecide: (decision: Decision) => onDecide(orderItemId, decision),
    }
    if (group === 'gone') return <GoneRow {...given} />
    return (
      <>
        <ReorderRow {...given} />
        {group === 'choose' && <ChoiceRows {...given} />}
      </>
    )
  }
  return GROUPS.flatMap((group) => {
    const own = lines.filter((line) => groupOf(line) === group)
    if (own.length === 0) return []
    const title = reorderTexts.groups[group]
    return (
      <section key={group} className={styles.group} aria-label={title}>
        <h3 className={styles.heading}>{reorderTexts.counted({ title, count: own.length })}</h3>
        <ul className={styles.rows}>
          {own.map((line) => (
            <li key={line.orderItemId} className={styles.line}>
              {row(group, line)}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
