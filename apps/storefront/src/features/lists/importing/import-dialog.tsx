import { addToList } from '@cambusa/contract/lists/list-items'
import type { ListDetail, ProductToList } from '@cambusa/contract/lists/list-parts'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { CallError, isPassing } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { keepList, useCreateList } from '../change-lists.ts'
import { NameForm } from '../name-dialog.tsx'
import { FoundLines } from './found-lines.tsx'
import styles from './import-dialog.module.css'
import { failureText, itemsOf, readFile } from './read-list-file.ts'

const FORM = 'imported-list'
const NONE: ReadonlySet<number> = new Set()

export interface ImportDialogProps {
  open: boolean
  onClose: () => void
  /** The list that the products come into; without one a new list is made. */
  into?: Pick<ListDetail, 'listId' | 'name'>
  onDone: (list: ListDetail) => void
}

/** Adds the products of a file to a list; one that it has already gets the quantity of the file. */
function useAddItems(onDone: (list: ListDetail) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ listId, items }: { listId: number; items: ProductToList[] }) =>
      call(addToList, { body: { list_id: listId, items }, quiet: true }),
    onSuccess: ({ list }, { items }) => {
      keepList(client, list)
      const text = myListsTexts.importAdded({ count: items.length, name: list.name })
      showToast({ kind: 'success', text })
      onDone(list)
    },
  })
}

/**
 * Puts the products of a file into a list, a new one or one that there is: says first what is in the file, asks for what
 * it is not sure of, and shows what is not as written.
 */
export function ImportDialog({ open, onClose, into, onDone }: ImportDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [confirmed, setConfirmed] = useState(NONE)
  const reading = useMutation({ mutationFn: readFile, onMutate: () => setConfirmed(NONE) })
  const create = useCreateList(onDone)
  const add = useAddItems(onDone)
  const { data: found, error, variables: file } = reading
  const items = found ? itemsOf(found, confirmed) : []
  const addInto = () => into && add.mutate({ listId: into.listId, items })
  const confirm = (row: number, isConfirmed: boolean) =>
    setConfirmed((known) => {
      const next = new Set(known)
      if (isConfirmed) next.add(row)
      else next.delete(row)
      return next
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => {
        reading.reset()
        create.reset()
        add.reset()
      }}
      title={into ? myListsTexts.importInto({ name: into.name }) : myListsTexts.importTitle}
      description={myListsTexts.importText}
      footer={
        items.length > 0 &&
        (into ? (
          <Button look="primary" wide pending={add.isPending} onClick={addInto}>
            {myListsTexts.importAdd({ count: items.length })}
          </Button>
        ) : (
          <Button type="submit" form={FORM} look="primary" wide pending={create.isPending}>
            {myListsTexts.createYes}
          </Button>
        ))
      }
    >
      <div className={styles.content}>
        <div>
          <input
            ref={field}
            type="file"
            hidden
            accept=".csv,.xlsx,.json,text/csv"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) reading.mutate(chosen)
            }}
          />
          <Button icon={<FileUp />} pending={reading.isPending} onClick={() => field.current?.click()}>
            {myListsTexts.importFile}
          </Button>
        </div>
        <FailureNotice
          text={error ? failureText(error) : undefined}
          onRetry={file && error instanceof CallError ? () => reading.mutate(file) : undefined}
          retrying={reading.isPending}
        />
        {found && <FoundLines found={found} ready={items.length} confirmed={confirmed} onConfirm={confirm} />}
        <FailureNotice
          text={add.error?.message}
          onRetry={isPassing(add.error) ? addInto : undefined}
          retrying={add.isPending}
        />
        {found && items.length > 0 && !into && (
          <NameForm
            key={found.name}
            id={FORM}
            name={found.name}
            isPending={create.isPending}
            failure={create.error}
            draft="list-imported"
            onSave={(name) => create.mutate({ name, items })}
          />
        )}
      </div>
    </Dialog>
  )
}
