import type { ListItem } from '@cambusa/contract/lists/list-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './instead.module.css'

interface InsteadProps {
  item: ListItem
  /** What is offered for a product that left the catalogue. */
  renderDelisted?: (productId: number, name: string) => ReactNode
  /** Puts a product in the place of the row's; undefined: the list is not the customer's. */
  onTake: ((product: ProductCard, quantity: number) => void) | undefined
}

const whyText = ({ product }: ListItem): string => {
  if (!product) return oneListTexts.gone
  return product.unavailableReason
    ? catalogueTexts.unavailable[product.unavailableReason]
    : catalogueTexts.unavailableOther
}

/** Why the product of a row cannot be bought, and what can be bought instead. */
export function Instead({ item, onTake, renderDelisted }: InsteadProps) {
  const { product, productId, name, alternatives } = item
  return (
    <div className={styles.instead}>
      <p className={styles.why}>{whyText(item)}</p>
      {!product && productId !== null && renderDelisted?.(productId, name)}
      {alternatives.length > 0 && onTake ? (
        <details className={styles.choice}>
          <summary>{oneListTexts.instead}</summary>
          <ul className={styles.products}>
            {alternatives.map(({ product: other, quantity }) => (
              <li key={other.productId}>
                <Button
                  aria-label={oneListTexts.takeInstead({ name: other.name })}
                  onClick={() => onTake(other, quantity)}
                >
                  {other.name}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        product && (
          <Link
            to={paths.product}
            params={{ slug: product.slug }}
            hash="alternative"
            aria-label={oneListTexts.alternativesTo({ name })}
          >
            {oneListTexts.alternatives}
          </Link>
        )
      )}
    </div>
  )
}
