import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { PadLine } from '../pad/pad-line.ts'
import { retypeLine } from '../pad/pad-store.ts'
import styles from './pad-edit.module.css'

/** Edits the text of a line in its row: Enter matches it again, Escape cancels. */
export function PadEdit({ line, onDone }: { line: PadLine; onDone: () => void }) {
  const [text, setText] = useState(line.text)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      data-draft={`pad-line-${line.id}`}
      className={styles.editForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && text.trim() !== line.text) retypeLine(line.id, text.trim())
        onDone()
      }}
    >
      <TextField
        ref={field}
        label={quickOrderTexts.editLabel}
        labelHidden
        value={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.editField}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
      />
      <Button type="submit" look="primary">
        {quickOrderTexts.retry}
      </Button>
      <Button look="ghost" onClick={onDone}>
        {quickOrderTexts.cancel}
      </Button>
    </form>
  )
}
