import type { FlyerItem, FlyerPage } from '@cambusa/contract/content/flyers'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import type { ReactNode } from 'react'
import { serverUrl } from '../../lib/device/server-url.ts'
import styles from './flyer.module.css'
import { OfferNote } from './offer-note.tsx'

/** The card of a product with the cart's stepper, from the features of catalogue and cart. */
export type RenderProduct = (product: FlyerItem['product'], urgent: boolean) => ReactNode

interface FlyerSheetProps {
  page: FlyerPage
  /** From 1. */
  number: number
  pages: number
  renderProduct: RenderProduct
}

/** Cards of the first page that are visible at once on most screens. */
const URGENT_CARDS = 4

export const sheetId = (number: number): string => `pagina-${number}`

/** One page of a flyer: its picture, if it has one, and its products. */
function FlyerSheet({ page, number, pages, renderProduct }: FlyerSheetProps) {
  const { title, text, picture, items } = page
  return (
    <section
      id={sheetId(number)}
      aria-label={texts.pageNamed({ page: number, pages, title })}
      className={styles.sheet}
    >
      <h2 className={styles.sheetTitle}>{title}</h2>
      {text && <p className={styles.summary}>{text}</p>}
      {picture && (
        <img
          src={serverUrl(picture.url)}
          alt={picture.alt}
          width={picture.width || undefined}
          height={picture.height || undefined}
          loading={number === 1 ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.picture}
        />
      )}
      {items.length === 0 && !picture && <p>{texts.noProducts}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ product, offer }, index) => (
            <li key={product.productId} className={styles.item}>
              {renderProduct(product, number === 1 && index < URGENT_CARDS)}
              <OfferNote product={product} offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export interface FlyerPagesProps {
  pages: readonly FlyerPage[]
  renderProduct: RenderProduct
}

/** All pages of a flyer, in their order. */
export const FlyerSheets = ({ pages, renderProduct }: FlyerPagesProps) =>
  pages.map((page, index) => (
    <FlyerSheet
      key={index}
      page={page}
      number={index + 1}
      pages={pages.length}
      renderProduct={renderProduct}
    />
  ))

/** The pages of a flyer below each other: the same products without leafing. */
export const FlyerStack = (props: FlyerPagesProps) => (
  <div className={styles.stack}>
    <FlyerSheets {...props} />
  </div>
)
