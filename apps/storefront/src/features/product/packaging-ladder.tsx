import type { Product } from '@cambusa/contract/product'
import { productTexts } from '@cambusa/messages/it/product'
import { packagingSteps } from './packaging-steps.ts'
import styles from './product-head.module.css'

/** From the piece to the pallet. */
export function PackagingLadder({ product }: { product: Product }) {
  const steps = packagingSteps(product)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="confezione" className={styles.packaging}>
      <h2 id="confezione" className={styles.packagingTitle}>
        {productTexts.packaging}
      </h2>
      <dl className={styles.steps}>
        {steps.map(({ label, value }) => (
          <div key={label} className={styles.step}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
