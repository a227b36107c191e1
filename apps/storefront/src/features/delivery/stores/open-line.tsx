import type { Store } from '@cambusa/contract/delivery/stores'
import { openState } from '@cambusa/domain/delivery/store-hours'
import { useNow } from '../../../lib/browser/use-now.ts'
import { openText } from './open-text.ts'
import styles from './store-facts.module.css'

const TICK_MS = 15_000

/** 'Aperto ora, chiude alle 20:00', 'Chiuso, apre domani alle 7:00'; it goes with the clock. */
export function OpenLine({ store }: { store: Pick<Store, 'hours' | 'exceptions'> }) {
  const now = useNow(TICK_MS)
  const state = openState(store, now)
  return (
    <p className={styles.open} data-state={state.kind}>
      {openText(state, now)}
    </p>
  )
}
