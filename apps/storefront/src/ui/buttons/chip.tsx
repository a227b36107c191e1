import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

interface ChipProps extends ComponentProps<'button'> {
  /** On or off, for chips that filter. */
  selected?: boolean
  icon?: ReactNode
  /** Pressing removes the chip: it shows a cross. Give `aria-label` with a verb. */
  removable?: boolean
}

/** A small round button: a filter, an earlier search. */
export const Chip = ({
  selected,
  icon,
  removable,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) => (
  <button
    {...rest}
    type={type}
    aria-pressed={selected}
    className={classNames(styles.chip, selected && styles.selected, className)}
  >
    {icon}
    {children}
    {removable && <X aria-hidden="true" />}
  </button>
)
