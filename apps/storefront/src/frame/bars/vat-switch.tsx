import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { setWithVat, useAppState } from '../../lib/state/app-state.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './vat-switch.module.css'

/** For business customers: shows every price with VAT or without; remembered (specification §13). */
export function VatSwitch() {
  const withVat = useAppState((state) => state.withVat)
  const group = useRef<HTMLDivElement>(null)
  const choose = (value: boolean) => {
    flushSync(() => setWithVat(value))
    group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }
  const choice = (value: boolean, label: string) => (
    <button
      type="button"
      aria-pressed={withVat === value}
      className={classNames(styles.choice, withVat === value && styles.chosen)}
      // On phones only the chosen button is visible: pressing it chooses the other, which then takes the focus.
      onClick={() => choose(withVat === value ? !value : value)}
    >
      {label}
    </button>
  )
  return (
    <div ref={group} role="group" aria-label={frameTexts.prices} className={styles.switch}>
      {choice(true, frameTexts.pricesWithVat)}
      {choice(false, frameTexts.pricesWithoutVat)}
    </div>
  )
}
