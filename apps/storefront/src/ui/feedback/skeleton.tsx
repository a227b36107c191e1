import type { ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './skeleton.module.css'

type SkeletonWidth = '30%' | '40%' | '50%' | '60%' | '70%' | '80%' | '90%'
/** Length tokens, multiples of one, and the heights of an address or an order in its list. */
type SkeletonHeight =
  | `text-${'sm' | 'md' | 'lg' | 'xl' | '2xl'}`
  | `size-${'target' | 'control' | 'control-large'}`
  | `space-${'10' | '12' | '16' | '20' | '20-x2' | '20-x3' | '20-x4'}`
  | 'address'
  | 'order'

interface SkeletonProps {
  width?: SkeletonWidth
  height?: SkeletonHeight
  shape?: 'text' | 'box' | 'round'
}

/** A grey placeholder, shown only after 150 ms. Another size needs another rule in its CSS. */
export const Skeleton = ({ width, height, shape = 'text' }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, styles[shape])}
    data-width={width}
    data-height={height}
  />
)

/** Around skeletons: announces once to screen readers that the region is loading. */
export const Loading = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div aria-busy="true" className={className}>
    <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>
    {children}
  </div>
)
