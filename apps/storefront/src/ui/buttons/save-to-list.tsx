import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { BookmarkPlus } from 'lucide-react'
import { askForList } from '../../lib/state/list-asked.ts'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

interface SaveToListProps {
  product: ProductCard
  className?: string | undefined
  /** It is no tab stop, because the card has a key for it. */
  byKey?: boolean
}

/** The icon on a card or row that saves its product in a list. */
export const SaveToList = ({ product, className, byKey }: SaveToListProps) => (
  <button
    type="button"
    className={classNames(styles.button, styles.plain, className)}
    aria-label={frameTexts.saveToList(product)}
    tabIndex={byKey ? -1 : undefined}
    onClick={() => void askForList({ product })}
  >
    <BookmarkPlus aria-hidden="true" />
  </button>
)
