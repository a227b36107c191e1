import { exportList } from '@cambusa/contract/lists/list-files'
import type { ListDetail } from '@cambusa/contract/lists/list-parts'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { standingOrderTexts } from '@cambusa/messages/it/lists/standing-orders'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Download, Pencil, Printer, Trash2 } from 'lucide-react'
import { LIST_NAME_MAX } from '@cambusa/domain/constants'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { callFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { useCreateList, useDeleteList, useUpdateList } from '../change-lists.ts'
import { DraftFacts } from '../standing/draft-facts.tsx'
import { ImportButton } from '../importing/import-button.tsx'
import { NameDialog } from '../name-dialog.tsx'
import { StandingStart } from '../standing/standing-section.tsx'
import styles from './shopping-list-head.module.css'

interface ListHeadProps {
  list: ListDetail
  canShare: boolean
  images: ReactNode
  /** It was deleted. */
  onGone: () => void
}

/** Name and owner of a list, and everything that can be done with it as a whole besides buying it. */
export function ShoppingListHead({ list, canShare, images, onGone }: ListHeadProps) {
  const { listId, name, isOwn, isShared, ownerName, items } = list
  const share = useUpdateList(listId)
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>
        {name}
        <span className={styles.count}>{oneListTexts.count({ count: items.length })}</span>
      </h1>
      {!isOwn && <p className={styles.soft}>{oneListTexts.sharedBy({ name: ownerName })}</p>}
      {list.draft && <DraftFacts draft={list.draft} />}
      <div className={styles.acts}>
        {isOwn && !list.draft && <Rename listId={listId} name={name} />}
        {items.length > 0 && (
          <>
            <Button look="ghost" icon={<Printer />} onClick={() => window.print()}>
              {oneListTexts.print}
            </Button>
            <Export listId={listId} />
            {images}
          </>
        )}
        {isOwn && !list.draft && <ImportButton into={{ listId, name }} look="ghost" />}
        {isOwn && !list.draft && !list.standingOrder && <StandingStart listId={listId} />}
        {isOwn ? <Remove list={list} onGone={onGone} /> : <CopyOf listId={listId} name={name} />}
      </div>
      {isOwn && canShare && !list.draft && (
        <Switch
          label={oneListTexts.share}
          hint={oneListTexts.shareHint}
          checked={isShared}
          onChange={({ target }) => share.mutate({ is_shared: target.checked })}
        />
      )}
    </header>
  )
}

/** How much of a name has room before the word that says it is a copy. */
const COPIED_NAME = LIST_NAME_MAX - oneListTexts.copyName({ name: '' }).length

type Named = Pick<ListDetail, 'listId' | 'name'>

function Rename({ listId, name }: Named) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const rename = useUpdateList(listId, { quiet: true, onDone: close })
  return (
    <>
      <Button
        look="ghost"
        icon={<Pencil />}
        onClick={() => {
          rename.reset()
          setOpen(true)
        }}
      >
        {oneListTexts.rename}
      </Button>
      <NameDialog
        open={open}
        onClose={close}
        title={myListsTexts.renameTitle}
        yes={myListsTexts.renameYes}
        name={name}
        isPending={rename.isPending}
        failure={rename.error}
        draft={`list-${listId}`}
        onSave={(next) => rename.mutate({ name: next })}
      />
    </>
  )
}

function Export({ listId }: { listId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(await callFile(exportList, { query: { list_id: listId, format: 'csv' } })),
  })
  return (
    <Button look="ghost" icon={<Download />} pending={isPending} onClick={() => mutate()}>
      {oneListTexts.exportCsv}
    </Button>
  )
}

function Remove({ list: { listId, name, draft }, onGone }: Pick<ListHeadProps, 'list' | 'onGone'>) {
  const { mutate, isPending } = useDeleteList(onGone)
  return (
    <Button look="ghost" icon={<Trash2 />} pending={isPending} onClick={() => mutate({ listId, name })}>
      {draft ? standingOrderTexts.discard : oneListTexts.remove}
    </Button>
  )
}

/** A colleague's list can be copied among the own ones, and changed there. */
function CopyOf({ listId, name }: Named) {
  const navigate = useNavigate()
  const { mutate, isPending } = useCreateList(
    (list) => void navigate({ to: paths.list, params: { listId: String(list.listId) } }),
    { quiet: false },
  )
  return (
    <Button
      look="ghost"
      icon={<Copy />}
      pending={isPending}
      onClick={() =>
        mutate({ name: oneListTexts.copyName({ name: name.slice(0, COPIED_NAME) }), from_list_id: listId })
      }
    >
      {oneListTexts.copy}
    </Button>
  )
}
