import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { countersTexts as texts } from '@cambusa/messages/it/catalogue/counters'
import { useQuery } from '@tanstack/react-query'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { countersQuery } from './counters-api.ts'
import styles from './counters-strip.module.css'

const NAMES = ['products', 'categories', 'brands', 'companies'] as const

/** How much the shop has, in figures; zeros are left out, and without an answer nothing is shown. */
export function CountersStrip() {
  const { data } = useQuery(countersQuery(useScopeKey()))
  const shown = data ? NAMES.filter((name) => data[name] > 0) : []
  if (!data || shown.length === 0) return null
  return (
    <section aria-labelledby="numeri" className={styles.strip}>
      <VisuallyHidden as="h2">
        <span id="numeri">{texts.title}</span>
      </VisuallyHidden>
      <ul className={styles.counters}>
        {shown.map((name) => (
          <li key={name} className={styles.counter}>
            <span className={styles.figure}>{formatAmount(data[name])}</span>{' '}
            {texts[name]({ count: data[name] })}
          </li>
        ))}
      </ul>
    </section>
  )
}
