import type { ListItem } from '@cambusa/contract/lists/list-parts'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { useNavigate } from '@tanstack/react-router'
import { BookmarkPlus, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useCreateList } from '../change-lists.ts'
import { Instead } from '../page/instead.tsx'
import { ListRows } from '../page/list-rows.tsx'
import styles from '../page/list-page.module.css'

interface UsualPageProps {
  items: readonly ListItem[]
  /** The button that puts all of it into the cart. */
  addAll: ReactNode
}

const nothing = () => undefined
const renderInstead = (item: ListItem) => <Instead item={item} onTake={undefined} />

/** 'Quello che ordino sempre': made of the orders, so it cannot be changed, but saved as a list. */
export function UsualPage({ items, addAll }: UsualPageProps) {
  const { usual, usualText, usualNone } = myListsTexts
  const navigate = useNavigate()
  const save = useCreateList(
    ({ listId }) => void navigate({ to: paths.list, params: { listId: String(listId) } }),
    { quiet: false },
  )
  if (items.length === 0) {
    return (
      <EmptyState
        as="h1"
        icon={<History />}
        title={usual}
        text={usualNone}
        action={
          <LinkButton look="primary" to={paths.categories}>
            {oneListTexts.browse}
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{usual}</h1>
        <p>{usualText}</p>
      </header>
      <div className={styles.add}>{addAll}</div>
      <div>
        <Button
          icon={<BookmarkPlus />}
          pending={save.isPending}
          onClick={() => save.mutate({ name: usual, from_usual: true })}
        >
          {addToListTexts.saveAll}
        </Button>
      </div>
      <ListRows
        name={usual}
        items={items}
        canMove={false}
        isEditable={false}
        onQuantity={nothing}
        onRemove={nothing}
        onMove={nothing}
        renderInstead={renderInstead}
      />
    </div>
  )
}
