import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { formatEuro } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal, Trash2, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { alternativesText } from '@cambusa/messages/it/cart/alternatives-text'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { shownCents } from '../../../lib/format/shown-price.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import { AddToCart } from '../adding/add-to-cart.tsx'
import { LineFacts } from './line-facts.tsx'
import { isSaved } from '../outbox/patch-cart.ts'
import { focusAfter } from './focus-after.ts'
import { offerUndo } from '../outbox/offer-undo.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useSetQuantity } from '../outbox/use-set-quantity.ts'
import styles from './cart-line.module.css'

interface CartLineProps {
  item: CartItem
  cartInfos: Cart['cartInfos']
  editable: boolean
  /** Opens the dialog for note and wishes of the line. */
  onOptions: (item: CartItem) => void
}

/** The wishes and note of this line alone, for the shop's staff; those of the whole cart are shown above the lines. */
function saidOf({ infos }: CartItem, cartInfos: Cart['cartInfos']): string {
  const asCart = alternativesText({}, cartInfos)
  const own = alternativesText(infos, cartInfos)
  return [infos.note && cartTexts.noted({ note: infos.note }), own !== asCart && (own || wishTexts.refused)]
    .filter(Boolean)
    .join(' · ')
}

/** A line of the cart in one row: product, stepper, total, options, bin; below it why it cannot be bought. */
export const CartLine = memo(function CartLine({ item, cartInfos, editable, onOptions }: CartLineProps) {
  const { product, problem } = item
  const withVat = usePricesWithVat()
  const setQuantity = useSetQuantity()
  const line = useFocusAfter()
  const said = saidOf(item, cartInfos)
  return (
    <li ref={line} className={styles.line}>
      <Picture src={product.mediaURL} alt="" sizes="48px" className={styles.picture} />
      <div className={styles.words}>
        <Link to={paths.product} params={{ slug: product.slug }} className={styles.name} title={product.name}>
          {product.name}
        </Link>{' '}
        <LineFacts item={item} said={said} />
      </div>
      <div className={styles.stepper}>
        <AddToCart
          product={product}
          notes={item.notes}
          binElsewhere
          onGone={offerUndo}
          onEnter={() => focusAfter(line.current, 'input')}
        />
      </div>
      <p className={styles.total} data-row-price="">
        <span className={styles.hidden}>{cartTexts.lineTotal({ name: product.name })} </span>
        {formatEuro(shownCents(item.grossTotal, item.vatRate, withVat))}
      </p>
      <IconButton
        className={styles.options}
        data-said={said ? true : undefined}
        label={cartTexts.options({ name: product.name, said })}
        title={cartTexts.options({ name: product.name, said: '' })}
        icon={<SlidersHorizontal />}
        disabled={!editable || !isSaved(item)}
        onClick={() => onOptions(item)}
      />
      <IconButton
        className={styles.bin}
        label={cartTexts.remove({ name: product.name })}
        icon={<Trash2 />}
        disabled={!editable}
        onClick={() => setQuantity(product, 0, item.notes, offerUndo)}
      />
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
    </li>
  )
})
