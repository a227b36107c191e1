import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button.tsx'
import styles from './button.module.css'

interface LinkButtonProps extends ComponentProps<'a'> {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
}

function ButtonAnchor(props: LinkButtonProps) {
  const { look = 'secondary', size = 'normal', wide = false, icon, className, children, ...rest } = props
  return (
    <a {...rest} className={buttonClass(look, size, wide, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  )
}

/** A link that looks like a button: it takes `to`, `params` and `search` as the router's Link does. */
export const LinkButton = createLink(ButtonAnchor)
