import type { DataOf } from '@cambusa/contract/endpoint'
import { readListFile } from '@cambusa/contract/lists/list-files'
import type { ListDetail, ProductToList } from '@cambusa/contract/lists/list-parts'
import { LIST_NAME_MAX } from '@cambusa/domain/constants'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { CallError } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useCreateList } from '../change-lists.ts'
import { NameForm } from '../name-dialog.tsx'
import styles from './import-dialog.module.css'

const MAX_BYTES = 1_048_576
const FORM = 'imported-list'

export interface ImportDialogProps {
  open: boolean
  onClose: () => void
  onDone: (list: ListDetail) => void
}

type Read = DataOf<typeof readListFile> & { name: string }

async function read(file: File): Promise<Read> {
  if (file.size > MAX_BYTES) throw new Error(myListsTexts.importTooLarge)
  const body = new Uint8Array(await file.arrayBuffer())
  const name = file.name.replace(/\.\w+$/, '').slice(0, LIST_NAME_MAX)
  return { ...(await call(readListFile, { body, quiet: true })), name }
}

/** The lines that come into a list: a product twice counts with its last line, as it is one line of a list. */
function itemsOf({ lines }: Read): ProductToList[] {
  const items = new Map<number, ProductToList>()
  for (const { product, quantity } of lines)
    if (product && quantity > 0) items.set(product.productId, { productId: product.productId, quantity })
  return [...items.values()]
}

const failureText = (error: Error): string =>
  error instanceof CallError && error.errors.length === 0 ? myListsTexts.importNotSent : error.message

/** Makes a list of a file: says first what is in it and what is not as written, then asks for the name. */
export function ImportDialog({ open, onClose, onDone }: ImportDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const reading = useMutation({ mutationFn: read })
  const create = useCreateList(onDone)
  const { data: found, error, variables: file } = reading
  const items = found ? itemsOf(found) : []
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => {
        reading.reset()
        create.reset()
      }}
      title={myListsTexts.importTitle}
      description={myListsTexts.importText}
      footer={
        items.length > 0 && (
          <Button type="submit" form={FORM} look="primary" wide pending={create.isPending}>
            {myListsTexts.createYes}
          </Button>
        )
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
        {found && <Found found={found} ready={items.length} />}
        {found && items.length > 0 && (
          <NameForm
            key={found.name}
            id={FORM}
            name={found.name}
            isPending={create.isPending}
            failure={create.error}
            onSave={(name) => create.mutate({ name, items })}
          />
        )}
      </div>
    </Dialog>
  )
}

/** What a file has: how much is ready, and each line that is not as written. */
function Found({ found: { lines, leftOut }, ready }: { found: Read; ready: number }) {
  const problems = lines.filter(({ problem }) => problem !== null)
  return (
    <div role="status" className={styles.found}>
      <p className={styles.ready}>
        {ready === 0 ? myListsTexts.importNone : myListsTexts.importReady({ count: ready })}
      </p>
      {leftOut > 0 && <p>{myListsTexts.importLeftOut({ count: leftOut })}</p>}
      {problems.length > 0 && (
        <section aria-label={myListsTexts.importProblems}>
          <h3 className={styles.title}>{myListsTexts.importProblems}</h3>
          <ul className={styles.problems}>
            {problems.map(({ row, problem }) => (
              <li key={row}>{myListsTexts.importRow({ row, text: problem?.text ?? '' })}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
