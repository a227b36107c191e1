import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { forgetSearch, forgetSearches, rememberSearch } from '../../lib/state/kept-searches.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import styles from '../../ui/fields/search-field.module.css'
import { SearchWays } from './search-ways.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { suggestionText, type Suggestion } from './suggestions.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

const LIST_ID = 'search-suggestions'
const optionId = (index: number) => `${LIST_ID}-${index}`

const isStep = (key: string) => key === '+' || key === '-'

const remember = (query: string) => rememberSearch(query, Date.now())

/** The query of the results on screen, shown in the field. */
const useShownQuery = () =>
  useRouterState({
    select: ({ location }) =>
      location.pathname === paths.search && typeof location.search.query === 'string'
        ? location.search.query
        : '',
  })

export interface SearchBoxProps {
  /** The text typed before this code was loaded. */
  taken: string
  /** It takes the focus and continues with that text. */
  goesOn: boolean
}

interface BuyableProps extends SearchBoxProps {
  /** The stepper of a product, in its line. */
  renderAction: (product: ProductCard) => ReactNode
  /** The plus and minus keys on a product's line. */
  onStep: (product: ProductCard, direction: 1 | -1) => void
}

/** The search field of the shop, with suggestions while typing; '/' moves the focus to it. */
export function SearchBox({ taken, goesOn, renderAction, onStep }: BuyableProps) {
  const navigate = useNavigate()
  const shownQuery = useShownQuery()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [openedMs, setOpenedMs] = useState(0)
  const [edited, setEdited] = useState<string | null>(taken)
  const [isQueryOfResults] = useState(taken === shownQuery)
  const [queryBefore, setQueryBefore] = useState(shownQuery)
  if (queryBefore !== shownQuery) {
    setQueryBefore(shownQuery)
    setEdited(null)
  }
  const typed = edited ?? shownQuery
  const { groups, isSettled } = useSuggestions(typed, open, openedMs)
  const options = groups.flatMap(({ items }) => items)
  const keys = useListKeys(options.length, `${open} ${typed}`)
  const active = options[keys.active]
  const isListOpen = open && (options.length > 0 || typed.trim() === '' || isSettled)
  useEffect(() => {
    if (!goesOn || !input.current) return
    input.current.focus()
    // The query of the results is selected, to be overwritten; for text that was being typed the caret goes to its end.
    input.current.setSelectionRange(isQueryOfResults ? 0 : taken.length, taken.length)
  }, [taken, goesOn, isQueryOfResults])

  const leave = () => {
    setOpen(false)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const backToField = () => {
    input.current?.focus()
    setOpen(false)
  }
  const searchFor = (text: string) => {
    const query = text.trim()
    if (!query) return input.current?.focus()
    remember(query)
    setEdited(query)
    leave()
    void navigate({ to: paths.search, search: { query } })
  }
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'recent' || suggestion.kind === 'word') return searchFor(suggestion.word)
    setEdited(null)
    leave()
    if (suggestion.kind === 'category')
      void navigate({ to: paths.category, params: { _splat: suggestion.slug } })
    else if (suggestion.kind === 'brand') {
      void navigate({ to: paths.search, search: { filter: [`brand:${suggestion.name}`] } })
    } else void navigate({ to: paths.product, params: { slug: suggestion.product.slug } })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (active && isListOpen) choose(active)
    else searchFor(typed)
  }
  // Tab moves on to the links below the suggestions.
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <SearchField
      input={input}
      form={{ action: paths.search, noValidate: true, onSubmit, onBlur }}
      role="combobox"
      aria-label={searchTexts.label}
      aria-expanded={isListOpen}
      aria-controls={LIST_ID}
      aria-autocomplete="list"
      aria-haspopup="grid"
      aria-activedescendant={active && isListOpen ? optionId(keys.active) : undefined}
      value={active && keys.byKeyboard ? suggestionText(active) : typed}
      onFocus={() => {
        setOpenedMs(Date.now())
        setOpen(true)
      }}
      onClick={() => setOpen(true)}
      onChange={(event) => {
        setEdited(event.target.value)
        setOpen(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          if (isListOpen) setOpen(false)
          else setEdited('')
        } else if (event.key === 'Delete' && active?.kind === 'recent' && keys.byKeyboard) {
          event.preventDefault()
          forgetSearch(active.word)
        } else if (isStep(event.key) && active?.kind === 'product' && keys.byKeyboard) {
          event.preventDefault()
          onStep(active.product, event.key === '+' ? 1 : -1)
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault()
          if (isListOpen) keys.move(event.key === 'ArrowDown' ? 1 : -1)
          else setOpen(true)
        }
      }}
    >
      {typed && (
        <IconButton
          className={styles.clear}
          label={searchTexts.clear}
          icon={<X />}
          onClick={() => {
            setEdited('')
            input.current?.focus()
          }}
        />
      )}
      <SuggestionList
        id={LIST_ID}
        optionId={optionId}
        open={isListOpen}
        hasText={typed.trim() !== ''}
        groups={groups}
        active={keys.active}
        onPoint={keys.point}
        onChoose={choose}
        onForget={forgetSearch}
        onBack={backToField}
        renderAction={renderAction}
      >
        <SearchWays
          hasRecent={groups[0]?.kind === 'recent'}
          typed={typed}
          onForgetAll={() => {
            forgetSearches()
            input.current?.focus()
          }}
          onLeave={leave}
        />
      </SuggestionList>
    </SearchField>
  )
}
