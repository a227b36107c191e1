import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'

/** `action` is the one vermilion button of a screen: the one that moves the order forward. */
export type ButtonLook = 'primary' | 'action' | 'secondary' | 'ghost'
export type ButtonSize = 'normal' | 'large'

export const buttonClass = (look: ButtonLook, size: ButtonSize, wide: boolean, className?: string) =>
  classNames(styles.button, styles[look], size === 'large' && styles.large, wide && styles.wide, className)

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Takes the whole width of its container. */
  wide?: boolean
  icon?: ReactNode
  /** The action is in progress: the button keeps its size and focus, and ignores presses. */
  pending?: boolean
}

/** A button with a text. Give `type="submit"` inside forms: the default is `button`. */
export function Button(props: ButtonProps) {
  const { look = 'secondary', size = 'normal', wide = false, icon, pending = false, ...rest } = props
  const { className, children, onClick, type = 'button', ...others } = rest
  return (
    <button
      {...others}
      type={pending ? 'button' : type}
      className={buttonClass(look, size, wide, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {pending && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
