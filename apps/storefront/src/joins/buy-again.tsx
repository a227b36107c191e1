import { formatEuro } from '@cambusa/domain/money/money'
import { buyAgainTexts } from '@cambusa/messages/it/catalogue/buy-again'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../app/navigation/paths.ts'
import { boughtLines, costCents, countChanges, linesToAdd } from '../features/catalogue/bought/bought-plan.ts'
import { BoughtRow } from '../features/catalogue/bought/bought-row.tsx'
import { BoughtSection, BoughtShape } from '../features/catalogue/bought/bought-section.tsx'
import { SHOWN_AT_FIRST } from '../features/catalogue/bought/shown-at-first.ts'
import styles from '../features/catalogue/bought/bought-section.module.css'
import { boughtProductsQuery, type LastBought } from '../features/catalogue/list/last-bought-api.ts'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { useCart } from '../features/cart/cart-api.ts'
import { useAddMany } from '../features/cart/adding/use-add-many.ts'
import { useNow } from '../lib/browser/use-now.ts'
import { keepOfSameOwner } from '../lib/state/keep-across-scopes.ts'
import { usePricesWithVat } from '../lib/state/prices-with-vat.ts'
import { useScopeKey } from '../lib/state/shopping-scope.ts'
import { Button } from '../ui/buttons/button.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { FailureNotice } from '../ui/feedback/failure-notice.tsx'

const HOUR_MS = 3_600_000

/** The last purchases of a signed-in customer, each with its last quantity: added one by one, or all at once. */
export function BuyAgain({ last }: { last: ReadonlyMap<string, LastBought> }) {
  const query = boughtProductsQuery(useScopeKey(), [...last.keys()])
  const { data, isError, refetch } = useQuery({ ...query, placeholderData: keepOfSameOwner(query.queryKey) })
  const { cart } = useCart()
  const withVat = usePricesWithVat()
  const now = useNow(HOUR_MS)
  const [isLong, setLong] = useState(false)
  const add = useAddMany()
  if (isError && !data)
    return (
      <BoughtSection>
        <FailureNotice text={buyAgainTexts.failed} onRetry={() => void refetch()} />
      </BoughtSection>
    )
  if (!data || !cart) return <BoughtShape count={last.size} />

  const all = boughtLines(last, data)
  const lines = isLong ? all : all.slice(0, SHOWN_AT_FIRST)
  const toAdd = linesToAdd(lines, new Set(cart.cartItems.map(({ productId }) => productId)))
  const refused = new Map(add.data?.refused.map(({ productId, text }) => [productId, text]))
  const addAll = () =>
    add.mutate(toAdd.map(({ product, quantity }) => ({ productId: product.productId, quantity })))

  return (
    <BoughtSection
      note={add.data ? outcomeText(add.data.refused, add.variables.length) : changesText(lines)}
      foot={
        <>
          {toAdd.length > 0 ? (
            <Button look="primary" pending={add.isPending} disabled={!cart.editable.items} onClick={addAll}>
              {buyAgainTexts.addAll({ count: toAdd.length, cost: formatEuro(costCents(toAdd, withVat)) })}
            </Button>
          ) : (
            cart.cartItems.length > 0 && <LinkButton to={paths.cart}>{buyAgainTexts.toCart}</LinkButton>
          )}
          {all.length > SHOWN_AT_FIRST && (
            <Button look="ghost" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
              {isLong
                ? buyAgainTexts.showFewer
                : buyAgainTexts.showOthers({ count: all.length - lines.length })}
            </Button>
          )}
          <FailureNotice text={add.error?.message} onRetry={addAll} retrying={add.isPending} />
        </>
      }
    >
      <ul className={styles.rows}>
        {lines.map((line) => (
          <BoughtRow
            key={line.code}
            line={line}
            now={now}
            refusal={line.product && refused.get(line.product.productId)}
            action={line.product && <AddToCart product={line.product} first={line.quantity} />}
          />
        ))}
      </ul>
    </BoughtSection>
  )
}

function changesText(lines: Parameters<typeof countChanges>[0]): string {
  const counts = countChanges(lines)
  return Object.values(counts).some((count) => count > 0)
    ? buyAgainTexts.changed(counts)
    : buyAgainTexts.nothingChanged
}

/** The result of adding several. */
function outcomeText(refused: readonly unknown[], asked: number): string {
  const count = asked - refused.length
  return refused.length === 0 ? buyAgainTexts.addedAll({ count }) : buyAgainTexts.addedSome({ count, asked })
}
