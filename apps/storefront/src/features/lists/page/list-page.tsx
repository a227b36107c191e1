import type { ListDetail, ListItem } from '@cambusa/contract/lists/list-parts'
import { romeDate } from '@cambusa/domain/time/dates'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { ListChecks } from 'lucide-react'
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { usePrinting } from '../../../lib/browser/use-printing.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { ListPaper } from '../paper/list-paper.tsx'
import { useUpdateList } from '../change-lists.ts'
import { StandingSection } from '../standing/standing-section.tsx'
import { useItemActs } from './change-items.ts'
import { Instead } from './instead.tsx'
import { ShoppingListHead } from './shopping-list-head.tsx'
import { ListRows } from './list-rows.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './list-page.module.css'
import { foundRows } from './shown-rows.ts'

const HOUR_MS = 3_600_000

interface ListPageProps {
  list: ListDetail
  canShare: boolean
  /** The button that puts all of it into the cart. */
  addAll: ReactNode
  /** The way to pictures and data of its products, where the contract has them. */
  images: ReactNode
  /** What is offered for a product that left the catalogue. */
  renderDelisted: (productId: number, name: string) => ReactNode
  onGone: () => void
}

/** One list: what can be done with it, its lines, and on paper a sheet for the shelf. */
export function ListPage({ list, canShare, addAll, images, renderDelisted, onGone }: ListPageProps) {
  const { listId, name, items, isOwn, sort } = list
  const [typed, setTyped] = useState('')
  const acts = useItemActs(listId)
  const update = useUpdateList(listId)
  const isPrinting = usePrinting()
  const now = useNow(HOUR_MS)
  const found = foundRows(items, useDeferredValue(typed))
  const renderInstead = useCallback(
    (item: ListItem) => (
      <Instead
        item={item}
        renderDelisted={renderDelisted}
        onTake={isOwn ? (product, quantity) => acts.replace(item, product, quantity) : undefined}
      />
    ),
    [acts, isOwn, renderDelisted],
  )
  const rows = () => {
    if (items.length === 0) return <EmptyList />
    if (found.length === 0) return <p role="status">{oneListTexts.foundNone({ typed: typed.trim() })}</p>
    return (
      <ListRows
        name={name}
        items={found}
        canMove={isOwn && sort === 'manual' && found.length === items.length && items.length > 1}
        isEditable={isOwn}
        onQuantity={acts.setQuantity}
        onRemove={acts.remove}
        onMove={acts.move}
        renderInstead={renderInstead}
      />
    )
  }
  return (
    <>
      {isPrinting && <ListPaper name={name} items={items} day={romeDate(now)} />}
      <div className={styles.page} data-printing={isPrinting || undefined}>
        <ShoppingListHead list={list} canShare={canShare} images={images} onGone={onGone} />
        <StandingSection list={list} />
        {items.length > 0 && <div className={styles.add}>{addAll}</div>}
        {items.length > 0 && (
          <ListTools
            count={items.length}
            sort={sort}
            onSort={isOwn ? (next) => update.mutate({ sort: next }) : undefined}
            typed={typed}
            onType={setTyped}
          />
        )}
        {rows()}
      </div>
    </>
  )
}

const EmptyList = () => (
  <EmptyState
    icon={<ListChecks />}
    title={oneListTexts.emptyTitle}
    text={oneListTexts.emptyText}
    action={
      <LinkButton look="primary" to={paths.categories}>
        {oneListTexts.browse}
      </LinkButton>
    }
  />
)
