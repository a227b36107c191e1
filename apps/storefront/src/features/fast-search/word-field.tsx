import { FAST_SEARCH_WORDS_MAX } from '@cambusa/domain/constants'
import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { Plus } from 'lucide-react'
import type { ClipboardEvent, FormEvent, Ref } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './fast-search-dialog.module.css'
import { isFull, type FastWords } from './use-fast-words.ts'

interface WordFieldProps {
  inputRef: Ref<HTMLInputElement>
  list: FastWords
  error: string | undefined
  /** Enter in the empty field while the list has words. */
  onSearch: () => void
}

/** A field for one word, or a paste of several lines; the text is cleared once it is added. */
export function WordField({ inputRef, list, error, onSearch }: WordFieldProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (list.typed.trim() === '' && list.words.length > 0) onSearch()
    else list.addTyped()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // A single-line field would join the lines.
    if (!/[\r\n\t]/.test(text.trim())) return
    event.preventDefault()
    list.add(text)
  }
  const cut = list.cutCount > 0 || (isFull(list) && list.typed.trim() !== '')
  const full = fastSearchTexts.cut({ count: Math.max(1, list.cutCount), max: FAST_SEARCH_WORDS_MAX })
  return (
    <form data-draft="fast-search-word" noValidate className={styles.entry} onSubmit={onSubmit}>
      <TextField
        ref={inputRef}
        label={fastSearchTexts.word}
        hint={fastSearchTexts.wordHint}
        error={cut ? full : error}
        value={list.typed}
        onChange={(event) => list.type(event.target.value)}
        onPaste={onPaste}
        maxLength={200}
        inputMode="search"
        enterKeyHint="enter"
        autoComplete="off"
        autoCapitalize="none"
      />
      <Button type="submit" icon={<Plus />} className={styles.add}>
        {fastSearchTexts.add}
      </Button>
    </form>
  )
}
