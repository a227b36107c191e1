import type { ProductCard as Product } from '@cambusa/contract/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../app/navigation/paths.ts'
import styles from './unavailable.module.css'

const whyUnavailable = ({ unavailableReason }: Product): string =>
  unavailableReason ? catalogueTexts.unavailable[unavailableReason] : catalogueTexts.unavailableOther

/** Why a product cannot be bought now, and the way to what can. */
export const Unavailable = ({ product }: { product: Product }) => (
  <div className={styles.unavailable}>
    <p className={styles.reason}>{whyUnavailable(product)}</p>
    <Link
      to={paths.product}
      params={{ slug: product.slug }}
      hash="alternative"
      className={styles.link}
      aria-label={catalogueTexts.seeAlternativesTo({ name: product.name })}
    >
      {catalogueTexts.seeAlternatives}
    </Link>
  </div>
)
