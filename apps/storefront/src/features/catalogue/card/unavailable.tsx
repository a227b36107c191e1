import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../app/navigation/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './unavailable.module.css'

const whyUnavailable = ({ unavailableReason }: Product): string =>
  unavailableReason ? catalogueTexts.unavailable[unavailableReason] : catalogueTexts.unavailableOther

/** Why a product cannot be bought now, and a link to alternatives; `inRow`: as low as a row of a list. */
export const Unavailable = ({ product, inRow }: { product: Product; inRow?: boolean }) => (
  <div className={classNames(styles.unavailable, inRow && styles.inRow)}>
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
