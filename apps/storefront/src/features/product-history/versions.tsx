import type { ProductChange, ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { historyTexts as texts } from '@cambusa/messages/it/catalogue/product-history'
import { Badge } from '../../ui/product/badge.tsx'
import { dayOf } from './history-days.ts'
import page from './history-page.module.css'
import styles from './versions.module.css'

const Change = ({ change: { label, before, after } }: { change: ProductChange }) => (
  <li className={styles.change}>
    <h4 className={styles.field}>{label}</h4>
    <dl className={styles.values}>
      <div className={styles.before}>
        <dt>{texts.before}</dt>
        <dd>{before ?? texts.nothing}</dd>
      </div>
      <div className={styles.after}>
        <dt>{texts.after}</dt>
        <dd>{after ?? texts.nothing}</dd>
      </div>
    </dl>
  </li>
)

/**
 * Earlier versions of datasheet and label, the latest change first, back to the day when the shop added the product.
 */
export const Versions = ({ history: { versions, since } }: { history: ProductHistory }) => (
  <section className={page.section} aria-labelledby="versioni">
    <h2 id="versioni">{texts.versions}</h2>
    {versions.length === 0 && <p className={page.soft}>{texts.versionsEmpty}</p>}
    <ol className={styles.versions}>
      {versions.map(({ changedAt, changes }) => (
        <li key={changedAt} className={styles.version}>
          <h3 className={styles.day}>
            <time dateTime={changedAt}>{dayOf(changedAt)}</time>
            {changes.some(({ part }) => part === 'sheet') && <Badge>{texts.partSheet}</Badge>}
            {changes.some(({ part }) => part === 'packaging') && (
              <Badge tone="primary">{texts.partPackaging}</Badge>
            )}
          </h3>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <Change key={`${change.field} ${change.label}`} change={change} />
            ))}
          </ul>
        </li>
      ))}
      <li className={styles.version}>
        <p className={styles.since}>{texts.since({ day: dayOf(since) })}</p>
      </li>
    </ol>
  </section>
)
