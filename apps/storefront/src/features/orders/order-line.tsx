import { euroText } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { wishText } from '@cambusa/messages/it/orders/paper-lines'
import type { PaperItem, PaperOrder } from '@cambusa/messages/it/orders/paper-order'
import { Badge } from '../../ui/product/badge.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './order-lines.module.css'
import { pickedChange, type PickedChange } from '@cambusa/messages/it/orders/picked-changes'

type Picked = NonNullable<PaperItem['picked']>

const amountOf = (quantity: number, unit: string) => `${formatAmount(quantity)} ${unit}`

/** The choices of a line, and its note and wishes. */
function saidText(item: PaperItem, order: PaperOrder): string {
  const { infos, notes } = item
  const note = infos?.note && orderTexts.lineNote({ note: infos.note })
  return [notes, note, wishText(item, order)].filter(Boolean).join(' · ')
}

const Name = ({ name, slug }: { name: string; slug: string | null }) =>
  slug ? (
    <Link to={paths.product} params={{ slug }}>
      {name}
    </Link>
  ) : (
    name
  )

/** Quantity, price and VAT rate of what was bought. */
const Priced = ({
  quantity,
  unit,
  price,
  vatRate,
}: Pick<PaperItem, 'quantity' | 'unit' | 'price' | 'vatRate'>) => (
  <p className={styles.quantity}>
    {amountOf(quantity, unit)} × {orderTexts.perUnit({ price: euroText(price), unit })}
    <span className={styles.soft}> · {orderTexts.vatOf({ rate: vatRate })}</span>
  </p>
)

const badges = { replaced: 'warning', missing: 'bad', less: 'warning' } as const

/** What was ordered of a line beside what came of it. */
function Came({ item, picked, change }: { item: PaperItem; picked: Picked; change: PickedChange }) {
  if (change === 'missing') return null
  if (picked.replacement) {
    const { name, slug, brand, description, code, unit, price, vatRate } = picked.replacement
    return (
      <div className={styles.instead}>
        <p className={styles.soft}>{orderLifeTexts.insteadOf}</p>
        <p className={styles.name}>
          <Name name={name} slug={slug} />
        </p>
        <p className={styles.soft}>
          {[brand, description, orderTexts.code({ code })].filter(Boolean).join(' · ')}
        </p>
        <Priced quantity={picked.quantity} unit={unit} price={price} vatRate={vatRate} />
      </div>
    )
  }
  const ordered = amountOf(item.quantity, item.unit)
  const came = amountOf(picked.quantity, item.unit)
  return (
    <p className={styles.came}>
      {change === 'weight'
        ? `${orderLifeTexts.weightEstimated({ weight: ordered })}, ${orderLifeTexts.weightFinal({ weight: came })}`
        : `${orderLifeTexts.ordered({ quantity: ordered })}, ${orderLifeTexts.came({ quantity: came })}`}
    </p>
  )
}

function Total({ item }: { item: PaperItem }) {
  const { picked, grossTotal, variableWeight } = item
  const isChanged = picked !== undefined && picked.grossTotal !== grossTotal
  return (
    <p className={styles.total}>
      {euroText(picked?.grossTotal ?? grossTotal)}
      {isChanged && (
        <span className={styles.soft}>{orderLifeTexts.wasTotal({ total: euroText(grossTotal) })}</span>
      )}
      {variableWeight && !picked && <span className={styles.soft}>{orderTexts.variableWeight}</span>}
    </p>
  )
}

/** What is offered for a product that left the catalogue. */
export type RenderDelisted = (productId: number, name: string) => ReactNode

interface OrderLineProps {
  item: PaperItem
  order: PaperOrder
  renderDelisted: RenderDelisted
}

/** A line as it was bought; once the order was picked, with what came of it. */
export function OrderLine({ item, order, renderDelisted }: OrderLineProps) {
  const said = saidText(item, order)
  const change = pickedChange(item)
  const isGone = change === 'replaced' || change === 'missing'
  return (
    <li className={styles.line}>
      <Picture
        src={item.picked?.replacement?.mediaURL ?? item.mediaURL}
        alt=""
        sizes="64px"
        className={styles.picture}
      />
      <div className={styles.words}>
        {change && change !== 'weight' && <Badge tone={badges[change]}>{orderLifeTexts[change]}</Badge>}
        <div className={isGone ? styles.gone : undefined}>
          <p className={styles.name}>
            <Name name={item.name} slug={item.isDelisted ? null : item.slug} />
          </p>
          <p className={styles.soft}>
            {[item.brand, item.description, orderTexts.code({ code: item.code })].filter(Boolean).join(' · ')}
          </p>
          <Priced {...item} />
          {said && <p className={styles.soft}>{said}</p>}
        </div>
        {item.isDelisted && item.productId !== null && (
          <>
            <p className={styles.soft}>{exportEntryTexts.gone}</p>
            {renderDelisted(item.productId, item.name)}
          </>
        )}
        {item.picked && change && <Came item={item} picked={item.picked} change={change} />}
      </div>
      <Total item={item} />
    </li>
  )
}
