import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './menu.module.css'

export interface MenuItem {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  disabled?: boolean
  /** The one that holds now, in a menu of choices (sort, view). */
  checked?: boolean
  /** Takes something away: shown in red. */
  danger?: boolean
}

interface MenuProps {
  /** The button that opens it: one Button or IconButton. */
  trigger: ReactElement
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** A short list of acts under a button. For links use a nav, for a form's choice a Select. */
export const Menu = ({ trigger, items, align = 'end' }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner align={align} sideOffset={4} className={styles.positioner}>
        <Base.Popup className={styles.popup}>
          {items.map((item, index) => (
            <Base.Item
              key={index}
              className={styles.item}
              disabled={item.disabled}
              data-danger={item.danger || undefined}
              aria-current={item.checked || undefined}
              onClick={item.onSelect}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
              {item.checked && <Check aria-hidden="true" />}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
