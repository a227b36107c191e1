import { faqTexts } from '@cambusa/messages/it/content/faq'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './faq.module.css'

/** Longer words find nothing. */
const LONGEST = 100

/** Searches all questions; kept in the address. Without scripts it is a plain form. */
export function FaqSearch({ query }: { query: string | undefined }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const find = (text: string) =>
    void navigate({ to: paths.faq, search: { search: text.trim() || undefined } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(field.current?.value ?? '')
  }
  return (
    <form
      data-draft="faq-search"
      role="search"
      aria-label={faqTexts.search}
      action={paths.faq}
      className={styles.search}
      onSubmit={submit}
    >
      <TextField
        // Another search of the address is another text.
        key={query ?? ''}
        ref={field}
        name="search"
        label={faqTexts.search}
        placeholder={faqTexts.searchPlaceholder}
        start={<Search />}
        end={query && <IconButton label={faqTexts.clear} icon={<X />} onClick={() => find('')} />}
        defaultValue={query}
        maxLength={LONGEST}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" look="primary">
        {faqTexts.searchButton}
      </Button>
    </form>
  )
}
