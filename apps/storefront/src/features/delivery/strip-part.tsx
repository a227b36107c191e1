import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './service-strip.module.css'

export interface StripNote {
  /** The deadline to order; cut first where space is short, as the slot's own dialog says it too. */
  before?: string | undefined
  /** Until when the slot is reserved; never cut. */
  end: string
}

interface StripPartProps {
  icon: ReactNode
  /** The label for screen readers: 'Dove'. */
  what: string
  text: string
  /** Beside the text; below it on small screens. */
  note?: StripNote | undefined
  isUrgent?: boolean | undefined
  /** Without it the part is no button. */
  onPress?: (() => void) | undefined
  className?: string
}

/** One of the choices on the strip; a button while it may be changed. */
export function StripPart({ icon, what, text, note, isUrgent, onPress, className }: StripPartProps) {
  const content = (
    <>
      {icon}
      <VisuallyHidden>{deliveryTexts.shown({ what })} </VisuallyHidden>
      <span className={styles.text}>{text}</span>
      {note && (
        <span className={styles.note}>
          {note.before && <span className={styles.before}> {note.before},</span>} <span>{note.end}</span>
        </span>
      )}
    </>
  )
  const partClass = classNames(styles.part, isUrgent && styles.urgent, className)
  if (!onPress) return <p className={partClass}>{content}</p>
  return (
    <button type="button" className={partClass} onClick={onPress}>
      {content}
      <VisuallyHidden>. {deliveryTexts.change}</VisuallyHidden>
      <ChevronDown aria-hidden="true" className={styles.chevron} />
    </button>
  )
}
