import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name of the button. */
  label: string
  icon: ReactNode
  /** On the navy bar the icon is white. */
  tone?: 'plain' | 'on-primary' | 'filled'
}

/** A square button of 44 px with an icon alone. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={classNames(styles.button, styles[tone], className)}
    >
      {icon}
    </button>
  )
}
