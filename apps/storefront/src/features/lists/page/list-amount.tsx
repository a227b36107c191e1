import type { ListItem } from '@cambusa/contract/lists/list-parts'
import { formatEuro, multiplyCents } from '@cambusa/domain/money/money'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { shownPrice } from '../../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { StickyAmount } from '../../../ui/layout/sticky-bar.tsx'

/** What the lines that can be bought cost today. */
export function ListAmount({ items }: { items: readonly ListItem[] }) {
  const withVat = usePricesWithVat()
  const cents = items.reduce((sum, { product, quantity }) => {
    const price = product?.available ? shownPrice(product, withVat) : undefined
    return sum + multiplyCents(price?.cents ?? 0, quantity)
  }, 0)
  return <StickyAmount label={oneListTexts.total} amount={formatEuro(cents)} />
}
