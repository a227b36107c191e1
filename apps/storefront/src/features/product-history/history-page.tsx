import type { ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { paths } from '../../app/navigation/paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './history-page.module.css'
import { PriceHistory } from './price-history.tsx'
import { Purchases } from './purchases.tsx'
import { Versions } from './versions.tsx'

/** The history of a product: prices, the customer's purchases, and earlier versions of datasheet and label. */
export function HistoryPage({ history }: { history: ProductHistory }) {
  const { breadCrumbs, name, slug, code, description, mediaURL } = history
  return (
    <div className={styles.page}>
      <Breadcrumbs
        home={paths.home}
        items={[
          ...breadCrumbs.map((crumb) => ({
            label: crumb.name,
            to: paths.category,
            params: { _splat: crumb.slug },
          })),
          { label: name, to: paths.product, params: { slug } },
          { label: texts.crumb },
        ]}
      />
      <header className={styles.head}>
        <Picture src={mediaURL} alt="" sizes="96px" className={styles.picture} />
        <div className={styles.words}>
          <h1 className={styles.title}>{texts.title({ name })}</h1>
          <p className={styles.soft}>
            {[description, `${productTexts.code} ${code}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        <LinkButton to={paths.product} params={{ slug }}>
          {texts.backToProduct}
        </LinkButton>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PriceHistory history={history} />
          <Purchases history={history} />
        </div>
        <div className={styles.column}>
          <Versions history={history} />
        </div>
      </div>
    </div>
  )
}

/** The skeleton of the page. */
export const HistorySkeleton = () => (
  <Loading className={styles.page}>
    <Skeleton width="40%" />
    <Skeleton width="70%" height="text-2xl" />
    <Skeleton shape="box" height="space-20-x4" />
    <Skeleton shape="box" height="space-20-x2" />
  </Loading>
)
