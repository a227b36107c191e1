import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useQuery } from '@tanstack/react-query'
import { Check, ListChecks } from 'lucide-react'
import type { ToSave } from '../../../lib/state/list-asked.ts'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { listsOfProductQuery, listsQuery } from '../lists-api.ts'
import styles from './save-choice.module.css'

/** A list to save in; `has`: it has the product already. */
interface Choice {
  listId: number
  name: string
  itemCount: number
  has: boolean
}

/** The customer's own lists; for one product, with whether they have it. */
function useOwnLists(asked: ToSave) {
  const owner = useOwner()
  const productId = 'product' in asked ? asked.product.productId : undefined
  const all = useQuery({
    ...listsQuery(owner),
    enabled: productId === undefined,
    select: ({ lists }): Choice[] =>
      lists.filter(({ isOwn }) => isOwn).map((list) => ({ ...list, has: false })),
  })
  const of = useQuery({
    ...listsOfProductQuery(owner, productId ?? 0),
    enabled: productId !== undefined,
    select: (lists): Choice[] => lists.map((list) => ({ ...list, has: list.itemId !== null })),
  })
  return productId === undefined ? all : of
}

interface OwnListsProps {
  asked: ToSave
  savingIn: number | undefined
  onChoose: (listId: number) => void
}

const SHAPES = 3

/** The lists there are to save in, each one tap. */
export function OwnLists({ asked, savingIn, onChoose }: OwnListsProps) {
  const { data: lists, isError, refetch } = useOwnLists(asked)
  if (!lists) {
    if (isError) return <ErrorState as="h3" text={addToListTexts.loadFailed} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.lists}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} shape="box" height="size-control-large" />
        ))}
      </Loading>
    )
  }
  if (lists.length === 0) return <p className={styles.soft}>{addToListTexts.noneYet}</p>
  return (
    <section aria-label={addToListTexts.mine} className={styles.lists}>
      <h3 className={styles.title}>{addToListTexts.mine}</h3>
      <ul className={styles.rows}>
        {lists.map(({ listId, name, itemCount, has }) => (
          <li key={listId}>
            <button
              type="button"
              className={styles.list}
              aria-disabled={has || undefined}
              aria-busy={savingIn === listId || undefined}
              onClick={() => !has && onChoose(listId)}
            >
              <ListChecks aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.listName}>{name}</span>
                <span className={styles.soft}>
                  {has ? addToListTexts.hasIt : myListsTexts.count({ count: itemCount })}
                </span>
              </span>
              {savingIn === listId ? <Spinner /> : has && <Check aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
