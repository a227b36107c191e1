import type { ListSummary } from '@cambusa/contract/lists/list-parts'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ListChecks, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { useCreateList } from '../change-lists.ts'
import { draftsQuery, listsQuery } from '../lists-api.ts'
import { ImportButton } from '../importing/import-button.tsx'
import { NameDialog } from '../name-dialog.tsx'
import { Drafts } from '../standing/drafts.tsx'
import { ListCard, UsualCard } from './list-card.tsx'
import { USUAL } from '../usual/usual.ts'
import styles from './my-lists.module.css'

interface MyListsProps {
  /** The button that puts a list into the cart. */
  renderToCart: (list: ListSummary) => ReactNode
}

const SHAPES = 4

/** All lists of a customer, with loading, empty and error states. */
export function MyLists({ renderToCart }: MyListsProps) {
  const owner = useOwner()
  const { data, isError, refetch } = useQuery(listsQuery(owner))
  // Drafts come before the lists, which would move down when they arrive.
  const { isPending } = useQuery(draftsQuery(owner))
  if (!data || isPending) {
    if (isError) return <ErrorState text={myListsTexts.loadFailed} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.lists}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} shape="box" height="space-16" />
        ))}
      </Loading>
    )
  }
  const own = data.lists.filter(({ isOwn }) => isOwn)
  const shared = data.lists.filter(({ isOwn }) => !isOwn)
  const card = (list: ListSummary) => (
    <ListCard key={list.listId} list={list} act={list.itemCount > 0 && renderToCart(list)} />
  )
  const { emptyTitle: title, emptyText: text } = myListsTexts
  return (
    <div className={styles.screen}>
      <Drafts renderToCart={renderToCart} />
      {own.length === 0 ? (
        <EmptyState icon={<ListChecks />} title={title} text={text} action={<EmptyActs />} />
      ) : (
        <section aria-label={myListsTexts.own} className={styles.section}>
          <div className={styles.acts}>
            <NewList />
            <Import />
          </div>
          <ul className={styles.lists}>
            {own.map(card)}
            <UsualCard />
          </ul>
        </section>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared-lists" className={styles.section}>
          <h2 id="shared-lists" className={styles.title}>
            {myListsTexts.shared}
          </h2>
          <ul className={styles.lists}>{shared.map(card)}</ul>
        </section>
      )}
    </div>
  )
}

const EmptyActs = () => (
  <>
    <NewList />
    <Import />
    <LinkButton to={paths.list} params={{ listId: USUAL }}>
      {myListsTexts.usual}
    </LinkButton>
  </>
)

function useOpenList() {
  const navigate = useNavigate()
  return ({ listId }: { listId: number }) =>
    void navigate({ to: paths.list, params: { listId: String(listId) } })
}

/** Makes a list of a file, and opens it. */
const Import = () => <ImportButton onDone={useOpenList()} />

/** Makes an empty list, and opens it. */
function NewList() {
  const openList = useOpenList()
  const [open, setOpen] = useState(false)
  const create = useCreateList((list) => {
    setOpen(false)
    openList(list)
  })
  return (
    <>
      <Button
        look="primary"
        icon={<Plus />}
        onClick={() => {
          create.reset()
          setOpen(true)
        }}
      >
        {myListsTexts.create}
      </Button>
      <NameDialog
        open={open}
        onClose={() => setOpen(false)}
        title={myListsTexts.createTitle}
        yes={myListsTexts.createYes}
        isPending={create.isPending}
        failure={create.error}
        draft="list-new"
        onSave={(name) => create.mutate({ name })}
      />
    </>
  )
}
