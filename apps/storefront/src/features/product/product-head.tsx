import type { Product } from '@cambusa/contract/catalogue/product'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { Link } from '@tanstack/react-router'
import { BookmarkPlus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { askForList } from '../../lib/state/list-asked.ts'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/product/badge.tsx'
import { ProductPrice } from '../../ui/product/product-price.tsx'
import { personalised } from '../../lib/browser/page-marks.ts'
import styles from './product-head.module.css'

interface ProductHeadProps {
  product: Product
  /** The badge of the promotion. */
  ribbon: ReactNode
  /** The stepper; or the reason why the product cannot be bought. */
  action: ReactNode
  /** A line under it. */
  note: ReactNode
  /** Its packaging. */
  packaging: ReactNode
}

const dailyQuantity = ({ dailyMaximum = 0, productInfos, minAcq }: Product) =>
  formatQuantity(ruleFromInfos(productInfos, minAcq), dailyMaximum, productInfos.UNIT_SELLING)

/** The main facts: name, format, price with its details, packaging, and the button. */
export function ProductHead({ product, ribbon, action, note, packaging }: ProductHeadProps) {
  const { vendor, code, barcode } = product
  const vatText = usePricesWithVat() ? catalogueTexts.vatIncludedAt : catalogueTexts.vatExcludedAt
  return (
    <div className={styles.head}>
      {ribbon}
      {vendor.name && (
        <Link to={paths.search} search={{ filter: [`brand:${vendor.name}`] }} className={styles.brand}>
          {vendor.name}
        </Link>
      )}
      <h1 className={styles.name}>{product.name}</h1>
      <p className={styles.codes}>
        {[
          product.description,
          `${productTexts.code} ${code}`,
          barcode && `${productTexts.barcode} ${barcode}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.badges}>
        {product.isNew && <Badge tone="primary">{catalogueTexts.isNew}</Badge>}
        {product.available && product.warehouseStock === 'few' && (
          <Badge tone="warning">{catalogueTexts.few}</Badge>
        )}
        {!product.foodInformationComplete && <Badge tone="warning">{productTexts.incomplete}</Badge>}
      </div>
      <div {...personalised()} className={styles.buy}>
        <ProductPrice product={product} size="large" />
        {product.price !== null && <p className={styles.soft}>{vatText({ rate: product.vatRate })}</p>}
        <div className={styles.action}>{action}</div>
        {product.dailyMaximum !== undefined && (
          <p className={styles.soft}>{productTexts.dailyMaximum({ quantity: dailyQuantity(product) })}</p>
        )}
        <div>
          <Button look="ghost" icon={<BookmarkPlus />} onClick={() => void askForList({ product })}>
            {productTexts.saveToList}
          </Button>
        </div>
        {note}
        {product.minAge !== undefined && (
          <p className={styles.age}>
            <TriangleAlert aria-hidden="true" />
            {productTexts.alcohol({ age: product.minAge })}
          </p>
        )}
        {product.allergens.length > 0 && (
          <p className={styles.allergens}>
            {productTexts.allergens}: <strong>{product.allergens.join(', ')}</strong>
          </p>
        )}
      </div>
      {packaging}
    </div>
  )
}
