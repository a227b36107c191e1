import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { ProductPrice } from '../../ui/product/product-price.tsx'
import { ProductCrumbs } from './product-crumbs.tsx'
import headStyles from './product-head.module.css'
import styles from './product-page.module.css'

/** The skeleton of a product page. */
export const ProductSkeleton = () => (
  <Loading className={styles.top}>
    <div className={styles.pictureShape}>
      <Skeleton shape="box" />
    </div>
    <div className={styles.shapes}>
      <Skeleton width="30%" />
      <Skeleton width="80%" height="text-2xl" />
      <Skeleton width="50%" />
      <Skeleton shape="box" height="space-20-x2" />
    </div>
  </Loading>
)

/** A product page of which a card is known: its name, format and price are shown while the rest loads. */
export const ProductSoon = ({ card }: { card: ProductCard }) => (
  <div className={styles.page}>
    <ProductCrumbs product={card} />
    <div className={styles.top}>
      <div className={styles.pictureShape}>
        <Picture src={card.mediaURL} alt={card.name} sizes="calc(100vw - 82px)" urgent />
      </div>
      <div className={headStyles.head}>
        <span>{card.vendor.name}</span>
        <h1 className={headStyles.name}>{card.name}</h1>
        <p className={headStyles.codes}>{card.description}</p>
        <ProductPrice product={card} size="large" />
        <Loading>
          <Skeleton shape="box" height="space-20-x2" />
        </Loading>
      </div>
    </div>
  </div>
)
