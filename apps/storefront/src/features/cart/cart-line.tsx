import type { CartItem } from '@cambusa/contract/cart-parts'
import { formatEuro } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import { Link } from '@tanstack/react-router'
import { Trash2, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { formatText } from '../../lib/format/format-text.ts'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { shownCents } from '../../lib/format/shown-price.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { ProductPrice } from '../../ui/product/product-price.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { CartLineOptions } from './cart-line-options.tsx'
import { offerUndo } from './offer-undo.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useSetQuantity } from './use-set-quantity.ts'
import styles from './cart-line.module.css'

/** A line of the cart: product, price, stepper, total, bin, what to do when it cannot be bought, its options. */
export const CartLine = memo(function CartLine({ item, editable }: { item: CartItem; editable: boolean }) {
  const { product, problem } = item
  const withVat = usePricesWithVat()
  const setQuantity = useSetQuantity()
  const line = useFocusAfter()
  return (
    <li ref={line} className={styles.line} data-problem={problem ? true : undefined}>
      <Picture src={product.mediaURL} alt="" sizes="72px" className={styles.picture} />
      <div className={styles.words}>
        <Link to={paths.product} params={{ slug: product.slug }} className={styles.name}>
          {product.name}
        </Link>
        <span className={styles.format}>{[item.notes, formatText(product)].filter(Boolean).join(' · ')}</span>
        <ProductPrice product={product} size="small" look="line" />
      </div>
      <IconButton
        className={styles.bin}
        label={cartTexts.remove({ name: product.name })}
        icon={<Trash2 />}
        disabled={!editable}
        onClick={() => setQuantity(product, 0, item.notes, offerUndo)}
      />
      <div className={styles.stepper}>
        <AddToCart product={product} notes={item.notes} binElsewhere onGone={offerUndo} />
      </div>
      <p className={styles.total} data-row-price="">
        <span className={styles.hidden}>{cartTexts.lineTotal({ name: product.name })} </span>
        {formatEuro(shownCents(item.grossTotal, item.vatRate, withVat))}
        {product.variableWeight && <span className={styles.soft}>{cartTexts.variableWeight}</span>}
      </p>
      {problem && (
        <p className={styles.problem}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {problem.text}{' '}
            <Link to={paths.product} params={{ slug: product.slug }} hash="alternative">
              {cartTexts.seeAlternatives}
            </Link>
          </span>
        </p>
      )}
      <CartLineOptions item={item} editable={editable} />
    </li>
  )
})
