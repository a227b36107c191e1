import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

export interface TabItem {
  value: string
  label: ReactNode
  disabled?: boolean
  content: ReactNode
}

interface TabsProps {
  /** Name of the tab list, for screen readers. */
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (value: string) => void
  /** `cards`: tabs as cards with several lines (services, days). */
  look?: 'line' | 'cards'
  className?: string
}

/** Tabs with arrow keys; the list scrolls sideways when it is longer than the screen. */
export const Tabs = ({ label, items, value, onChange, look = 'line', className }: TabsProps) => (
  <Base.Root value={value} onValueChange={(next) => onChange(String(next))} className={className}>
    <Base.List aria-label={label} activateOnFocus className={classNames(styles.list, styles[look])}>
      {items.map((item) => (
        <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
          {item.label}
        </Base.Tab>
      ))}
    </Base.List>
    {items.map((item) => (
      <Base.Panel key={item.value} value={item.value} className={styles.panel}>
        {item.content}
      </Base.Panel>
    ))}
  </Base.Root>
)
