import { formatEuro } from '@cambusa/domain/money/money'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { ListChecks } from 'lucide-react'
import { useRef } from 'react'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { confirm } from '../../../ui/overlays/confirm.tsx'
import { useAdding } from '../pad/add-all.ts'
import { PadBar } from './pad-bar.tsx'
import { PadProgress } from './pad-progress.tsx'
import { focusEntry, focusNextAttention, soon } from '../pad/pad-focus.ts'
import { clearPad, usePad } from '../pad/pad-store.ts'
import type { PadTotals } from './pad-totals.ts'
import { usePadTotals } from './use-pad-totals.ts'
import styles from './pad-summary.module.css'

const { counts } = quickOrderTexts

async function askToClear(count: number): Promise<void> {
  const yes = await confirm({
    title: quickOrderTexts.clearTitle,
    text: quickOrderTexts.clearText({ count }),
    yes: quickOrderTexts.clear,
    no: quickOrderTexts.keep,
  })
  if (!yes) return
  clearPad()
  soon(focusEntry)
}

function Counts({ totals }: { totals: PadTotals }) {
  const counted = (['matched', 'doubtful', 'unknown', 'partial', 'refused', 'searching'] as const).filter(
    (state) => totals[state] > 0,
  )
  return (
    <ul className={styles.counts}>
      {counted.map((state) => (
        <li key={state} data-state={state}>
          <strong>{totals[state]}</strong> {counts[state]({ count: totals[state] })}
        </li>
      ))}
    </ul>
  )
}

/** The total of the pad and its button; on phones at the lower edge of the screen. */
export function PadSummary({ onAddAll }: { onAddAll: () => void }) {
  const totals = usePadTotals()
  const count = usePad(({ lines }) => lines.length)
  const { progress, outcome } = useAdding()
  const withVat = usePricesWithVat()
  const toSettle = totals.doubtful + totals.unknown
  const own = useRef<HTMLElement>(null)
  return (
    <section ref={own} tabIndex={-1} className={styles.summary} aria-label={quickOrderTexts.summary}>
      <h2 className={styles.title}>{quickOrderTexts.summary}</h2>
      {outcome && (
        <div className={styles.outcome} role="status">
          {outcome.added > 0 && <p>{quickOrderTexts.added({ count: outcome.added })}.</p>}
          {outcome.partly > 0 && <p>{quickOrderTexts.partly({ count: outcome.partly })}</p>}
          {outcome.kept > 0 && <p>{quickOrderTexts.kept({ count: outcome.kept })}</p>}
        </div>
      )}
      {count > 0 && (
        <>
          <Counts totals={totals} />
          <p className={styles.total}>
            <span className={styles.totalLabel}>
              {quickOrderTexts.total}
              <span className={styles.vat}>
                {withVat ? quickOrderTexts.vatIncluded : quickOrderTexts.vatExcluded}
              </span>
            </span>
            <span className={styles.amount}>{formatEuro(totals.cents)}</span>
          </p>
          {toSettle > 0 && !progress && (
            <div className={styles.settle}>
              <Button wide icon={<ListChecks />} onClick={() => void focusNextAttention(undefined, true)}>
                {quickOrderTexts.next}
              </Button>
            </div>
          )}
        </>
      )}
      {progress ? (
        <PadProgress />
      ) : (
        <PadBar
          totals={totals}
          isAdded={outcome !== null && outcome.added > 0}
          onAddAll={() => {
            // The button vanishes: the focus moves to its replacement.
            own.current?.focus({ preventScroll: true })
            onAddAll()
          }}
        />
      )}
      {count > 0 && !progress && (
        <>
          <p className={toSettle > 0 ? styles.hint : styles.keys}>
            {toSettle > 0 ? quickOrderTexts.notAdded({ count: toSettle }) : quickOrderTexts.addAllHint}
          </p>
          <Button look="ghost" onClick={() => void askToClear(count)}>
            {quickOrderTexts.clear}
          </Button>
        </>
      )}
    </section>
  )
}
