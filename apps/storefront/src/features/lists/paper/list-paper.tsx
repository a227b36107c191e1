import type { ListItem } from '@cambusa/contract/lists/list-parts'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { listPaperTexts as texts } from '@cambusa/messages/it/lists/list-paper'
import { formatText } from '../../../lib/format/format-text.ts'
import styles from './list-paper.module.css'

const usualText = ({ product, quantity }: ListItem): string =>
  product
    ? formatQuantity(
        ruleFromInfos(product.productInfos, product.minAcq),
        quantity,
        product.productInfos.UNIT_SELLING,
      )
    : ''

interface ListPaperProps {
  name: string
  items: readonly ListItem[]
  /** Today, yyyy-MM-dd. */
  day: string
}

/** A list as a sheet for the shelf, on A4: what is usually bought, with boxes for what is there and what to order. */
export const ListPaper = ({ name, items, day }: ListPaperProps) => (
  <article className={styles.paper}>
    <header className={styles.head}>
      <h1>{name}</h1>
      <p>{texts.printed({ day: formatDayLong(day) })}</p>
    </header>
    <table className={styles.lines}>
      <thead>
        <tr>
          {[texts.code, texts.product, texts.usual, texts.left, texts.order].map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemId}>
            <td>{item.product?.code}</td>
            <td>
              <span className={styles.name}>{item.name}</span>{' '}
              {item.product ? formatText(item.product) : `${item.description} · ${texts.gone}`}
            </td>
            <td>{usualText(item)}</td>
            {/* For a pen. */}
            <td aria-label={texts.left} />
            <td aria-label={texts.order} />
          </tr>
        ))}
      </tbody>
    </table>
  </article>
)
