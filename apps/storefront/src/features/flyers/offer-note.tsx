import type { FlyerItem } from '@cambusa/contract/content/flyers'
import { euroText } from '@cambusa/domain/money/money'
import { dayInWords } from '@cambusa/domain/time/day-in-words'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import styles from './flyer.module.css'

const perUnit = (amount: number, unit: string) => catalogueTexts.perUnit({ price: euroText(amount), unit })

/** What a product will cost, or did cost, in its promotion; nothing while it runs: the card says it. */
export function OfferNote({ product, offer }: FlyerItem) {
  if (offer.state === 'running') return null
  const { startDate, endDate, unitPrice, lowestPrice30Days: lowest } = offer
  const own = product.variableWeight ? perUnit(offer.price, product.priceUnitDisplay) : euroText(offer.price)
  const price =
    unitPrice === null || product.variableWeight
      ? own
      : texts.priceWithUnit({ price: own, unitPrice: perUnit(unitPrice.price, unitPrice.unit) })
  const said = { from: dayInWords(startDate), to: dayInWords(endDate), price }
  return (
    <p className={styles.offer}>
      {offer.state === 'coming' ? texts.offerComing(said) : texts.offerPast(said)}
      {offer.state === 'coming' && lowest !== null && (
        <span className={styles.lowest}>{texts.lowest({ price: euroText(lowest) })}</span>
      )}
    </p>
  )
}
