import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { rememberSearch } from '../../lib/state/kept-searches.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { stripTags } from '../../lib/format/strip-tags.ts'
import { dialogTextsQuery } from './fast-search-api.ts'
import styles from './fast-search-dialog.module.css'
import { RecentWords } from './recent-words.tsx'
import { useFastWords } from './use-fast-words.ts'
import { WordField } from './word-field.tsx'
import { WordList } from './word-list.tsx'

/** The words of the results on screen, one per line, for the dialog to change. */
const useShownWords = (): string | undefined =>
  useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.pathname === paths.fastSearch && 'q' in location.search
        ? [location.search.q].flat().map(String).join('\n')
        : undefined,
  })

/** The list of words that are all searched at once (specification §2, 750 px); it is kept when the dialog closes. */
export function FastSearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const { data: texts } = useQuery({ ...dialogTextsQuery(), enabled: open })
  const list = useFastWords(useShownWords())
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)

  const search = () => {
    const words = list.addTyped()
    setMissing(words.length === 0)
    if (words.length === 0) return field.current?.focus()
    const now = Date.now()
    words.forEach((word) => rememberSearch(word, now))
    onClose()
    void navigate({ to: paths.fastSearch, search: { q: [...words] } })
  }
  return (
    <Dialog
      open={open}
      width="large"
      title={stripTags(texts?.TITLE ?? '') || fastSearchTexts.dialogTitle}
      description={stripTags(texts?.DESCRIPTION ?? '') || fastSearchTexts.dialogText}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          {list.words.length > 0 && (
            <Button look="ghost" onClick={list.clear}>
              {fastSearchTexts.clear}
            </Button>
          )}
          <Button look="primary" icon={<Search />} onClick={search}>
            {fastSearchTexts.search({ count: list.words.length })}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <WordField
          inputRef={field}
          list={list}
          error={isMissing && list.words.length === 0 ? fastSearchTexts.nothingYet : undefined}
          onSearch={search}
        />
        <WordList list={list} onEmpty={() => field.current?.focus()} />
        <RecentWords list={list} />
      </div>
    </Dialog>
  )
}
