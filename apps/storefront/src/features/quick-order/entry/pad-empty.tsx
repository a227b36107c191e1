import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { ClipboardList } from 'lucide-react'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { takeText } from '../pad/pad-actions.ts'
import styles from '../quick-order-pad.module.css'

/** The empty pad: examples of lines, each tried with one tap. */
export const PadEmpty = () => (
  <EmptyState
    icon={<ClipboardList />}
    title={quickOrderTexts.emptyTitle}
    text={quickOrderTexts.emptyText}
    action={
      <ul className={styles.examples}>
        {quickOrderTexts.examples.map((example) => (
          <li key={example}>
            <Chip onClick={() => takeText(example)}>{example}</Chip>
          </li>
        ))}
      </ul>
    }
  />
)
