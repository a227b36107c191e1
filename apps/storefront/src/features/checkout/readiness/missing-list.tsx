import { euroText } from '@cambusa/domain/money/money'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './missing-list.module.css'
import type { Missing } from './order-readiness.ts'

export function missingText(missing: Missing): string {
  const texts = checkoutTexts.missing
  if (missing.kind === 'problems') return texts.problems(missing)
  if (missing.kind !== 'minimum') return texts[missing.kind]
  return texts.minimum({ missing: euroText(missing.missing), minimum: euroText(missing.minimum) })
}

interface MissingListProps {
  title: string
  missing: readonly Missing[]
  onAct: (kind: Missing['kind']) => void
}

/** What is missing before the payment, each with a control that leads to it. */
export function MissingList({ title, missing, onAct }: MissingListProps) {
  if (missing.length === 0) return null
  return (
    <section className={styles.missing} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {missing.map((each) => (
          <li key={each.kind} className={styles.item}>
            <CircleAlert aria-hidden="true" />
            <span className={styles.text}>{missingText(each)}</span>
            {missing.length > 1 && (
              <Button look="ghost" onClick={() => onAct(each.kind)}>
                {checkoutTexts.act[each.kind]}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
