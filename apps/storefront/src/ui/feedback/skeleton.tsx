import type { CSSProperties, ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/ui'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths: give tokens or percentages. */
  width?: string
  height?: string
  shape?: 'text' | 'box' | 'round'
}

/** A grey shape where something will be; it appears only after 150 ms. */
export const Skeleton = ({ width, height, shape = 'text' }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={styles[shape]}
    style={{ '--skeleton-width': width, '--skeleton-height': height } as CSSProperties}
  />
)

/** Around skeletons: says once that the place is loading. */
export const Loading = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div aria-busy="true" className={className}>
    <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
    {children}
  </div>
)
