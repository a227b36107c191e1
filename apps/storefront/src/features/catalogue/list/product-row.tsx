import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { wholesaleTexts } from '@cambusa/messages/it/catalogue/wholesale-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { figure, priceOf } from '../../../lib/browser/page-marks.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Badge } from '../../../ui/product/badge.tsx'
import { SaveToList } from '../../../ui/buttons/save-to-list.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import { percentText, unitPriceText } from '../../../lib/format/shown-figures.ts'
import { ProductPrice } from '../../../ui/product/product-price.tsx'
import type { LastBought } from './last-bought-api.ts'
import { packagingText } from '../card/packaging-text.ts'
import { Unavailable } from '../card/unavailable.tsx'
import cells from './product-cells.module.css'
import styles from './product-row.module.css'

interface ProductRowProps {
  product: Product
  index: number
  showLast: boolean
  /** Null: never bought; undefined: not loaded yet. */
  last: LastBought | null | undefined
  action: ReactNode
  /** The quantity in the cart. */
  total: ReactNode
}

function lastText(product: Product, last: LastBought): string {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  return wholesaleTexts.lastBought({
    quantity: formatQuantity(rule, last.quantity, product.productInfos.UNIT_SELLING),
    day: formatDay(romeDate(new Date(last.lastBoughtAt))),
  })
}

/** Visible at once. */
const URGENT_ROWS = 6

/** A row of the wholesale list. On phones its cells are stacked. */
export function ProductRow({ product, index, showLast, last, action, total }: ProductRowProps) {
  const price = shownPrice(product, usePricesWithVat())
  const promo = product.warehousePromo
  return (
    <div role="row" aria-rowindex={index + 2} data-product-row={index} className={styles.row}>
      <span role="cell" className={classNames(styles.code, cells.code)}>
        {product.code}
      </span>
      <div role="cell" className={classNames(styles.product, cells.product)}>
        <Picture
          src={product.mediaURL}
          alt=""
          sizes="48px"
          urgent={index < URGENT_ROWS}
          className={cells.picture}
        />
        <div className={cells.words}>
          <Link to={paths.product} params={{ slug: product.slug }} className={cells.name}>
            {product.name}
          </Link>
        </div>
        <SaveToList product={product} className={cells.save} />
      </div>
      <span role="cell" className={classNames(styles.packaging, cells.packaging)}>
        {packagingText(product)}
      </span>
      <span
        role="cell"
        {...priceOf(product.productId)}
        {...(price && unitPriceText(price) !== undefined && figure('unitPrice'))}
        className={classNames(styles.unitPrice, cells.unitPrice)}
      >
        {price && unitPriceText(price)}
      </span>
      <span role="cell" className={classNames(styles.price, cells.price)} data-row-price="">
        <span className={cells.offered}>
          {promo && (
            <span {...priceOf(product.productId)} className={cells.percent}>
              <Badge tone="secondary">
                <span {...figure('percent')}>{percentText(promo)}</span>
              </Badge>
            </span>
          )}
          <ProductPrice product={product} size="small" look="bare" />
        </span>
        {total}
      </span>
      <span role="cell" className={classNames(styles.vat, cells.vat)}>
        <span className={cells.vatWord}>{wholesaleTexts.columns.vat} </span>
        {product.vatRate}%
      </span>
      {showLast && (
        <span role="cell" className={classNames(styles.last, cells.last, last === null && cells.never)}>
          {last && lastText(product, last)}
          {last === null && (
            <>
              <span aria-hidden="true">{wholesaleTexts.neverShort}</span>
              <VisuallyHidden>{wholesaleTexts.never}</VisuallyHidden>
            </>
          )}
        </span>
      )}
      <div role="cell" className={classNames(styles.action, cells.action)}>
        {product.available ? action : <Unavailable product={product} inRow />}
      </div>
    </div>
  )
}
