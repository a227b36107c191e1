import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { useId, useRef, useState, type FormEvent } from 'react'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { OnlineButton } from '../../ui/buttons/online-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LIST_NAME_MAX } from '@cambusa/domain/constants'

interface NameDialogProps {
  open: boolean
  onClose: () => void
  title: string
  yes: string
  /** What the field has at first. */
  name?: string
  isPending: boolean
  failure: Error | null
  onSave: (name: string) => void
  /** The name under which what is typed is kept over a reload. */
  draft: string
}

/** Asks for the name of a list, new or old; what was typed stays when saving fails. */
export function NameDialog(props: NameDialogProps) {
  const { open, onClose, title, yes, isPending } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      low
      title={title}
      footer={
        <OnlineButton type="submit" form={formId} look="primary" wide pending={isPending}>
          {yes}
        </OnlineButton>
      }
    >
      <NameForm {...props} id={formId} />
    </Dialog>
  )
}

type NameFormProps = Pick<NameDialogProps, 'name' | 'isPending' | 'failure' | 'onSave' | 'draft'> & {
  id: string
}

/** The form of a name, inside a dialog whose button sends it. */
export function NameForm({ id, name = '', isPending, failure, onSave, draft }: NameFormProps) {
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (isPending) return
    if (typed.trim()) return onSave(typed.trim())
    setMissing(true)
    form.current?.querySelector('input')?.focus()
  }
  const refused = failure instanceof CallError && !isPassing(failure) ? failure.message : undefined
  return (
    <form data-draft={draft} id={id} ref={form} onSubmit={save} noValidate>
      <TextField
        label={myListsTexts.name}
        hint={myListsTexts.nameHint}
        error={isMissing ? myListsTexts.nameMissing : refused}
        name="list-name"
        autoComplete="off"
        maxLength={LIST_NAME_MAX}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setMissing(false)
        }}
        onBlur={() => setMissing(typed.trim() === '' && name !== '')}
      />
      <FailureNotice
        text={failure && refused === undefined ? failure.message : undefined}
        onRetry={() => save()}
        retrying={isPending}
      />
    </form>
  )
}
