import type { DataOf } from '@cambusa/contract/endpoint'
import { addToList } from '@cambusa/contract/lists/list-items'
import { createList } from '@cambusa/contract/lists/lists'
import { LIST_NAME_MAX } from '@cambusa/domain/constants'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { isPassing } from '../../../lib/api/call-error.ts'
import { call } from '../../../lib/api/call.ts'
import type { ToSave } from '../../../lib/state/list-asked.ts'
import { showToast } from '../../../lib/state/show-toast.ts'
import { OnlineButton } from '../../../ui/buttons/online-button.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { keepList } from '../change-lists.ts'
import { OwnLists } from './own-lists.tsx'
import styles from './save-choice.module.css'
import { additionOf, countOf, proposedName, sourceOf } from './to-save.ts'

/** How long the link to the list is offered, milliseconds. */
const SHOWN_MS = 6000

interface SaveChoiceProps {
  asked: ToSave
  onDone: () => void
  flush: () => Promise<unknown>
}

/** Into a list there is, or by a name into a new one. */
type Into = { listId: number } | { name: string }

function useSave({ asked, onDone, flush }: SaveChoiceProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (into: Into): Promise<DataOf<typeof addToList>> => {
      if ('cart' in asked) await flush()
      return 'listId' in into
        ? call(addToList, { body: { list_id: into.listId, ...additionOf(asked) }, quiet: true })
        : call(createList, { body: { name: into.name, ...sourceOf(asked) }, quiet: true })
    },
    onSuccess: ({ list, notAdded }) => {
      keepList(client, list)
      onDone()
      const count = countOf(asked) - notAdded.length
      showToast({
        kind: 'success',
        topic: 'saved-to-list',
        text:
          'product' in asked
            ? addToListTexts.added({ name: asked.product.name, list: list.name })
            : addToListTexts.addedMany({ count, list: list.name }),
        forMs: SHOWN_MS,
        action: {
          label: addToListTexts.show,
          onPress: () => void navigate({ to: paths.list, params: { listId: String(list.listId) } }),
        },
      })
      const [first] = notAdded
      if (first)
        showToast({ kind: 'info', text: addToListTexts.notAdded({ count: notAdded.length, ...first }) })
    },
  })
}

/** The lists there are, each one tap; and the name of a new one. */
export function SaveChoice(props: SaveChoiceProps) {
  const { asked } = props
  const save = useSave(props)
  const { isPending, variables, error } = save
  const [typed, setTyped] = useState(() => proposedName(asked, new Date()))
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (typed.trim()) return save.mutate({ name: typed.trim() })
    setMissing(true)
    form.current?.querySelector('input')?.focus()
  }
  const own = (
    <OwnLists
      asked={asked}
      savingIn={isPending && variables && 'listId' in variables ? variables.listId : undefined}
      onChoose={(listId) => !isPending && save.mutate({ listId })}
    />
  )
  return (
    <div className={styles.choice}>
      <FailureNotice
        text={error?.message}
        onRetry={error && isPassing(error) && variables ? () => save.mutate(variables) : undefined}
        retrying={isPending}
      />
      {'product' in asked && own}
      <form data-draft="save-to-list" ref={form} className={styles.form} onSubmit={create} noValidate>
        <TextField
          className={styles.name}
          label={addToListTexts.newList}
          name="list-name"
          autoComplete="off"
          maxLength={LIST_NAME_MAX}
          error={isMissing ? myListsTexts.nameMissing : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
          }}
        />
        <OnlineButton
          type="submit"
          look={'product' in asked ? 'secondary' : 'primary'}
          pending={isPending && variables !== undefined && 'name' in variables}
        >
          {myListsTexts.createYes}
        </OnlineButton>
      </form>
      {!('product' in asked) && own}
    </div>
  )
}
