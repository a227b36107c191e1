import { createLink } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './more-link.module.css'

const MoreAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={styles.more}>
    {children}
    <ArrowRight aria-hidden="true" />
  </a>
)

/** Beside a title: a link to the whole list that the section samples. */
export const MoreLink = createLink(MoreAnchor)
