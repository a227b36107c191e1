import { useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { frameTexts } from '@cambusa/messages/it/frame'
import { useSlashKey } from '../features/search/use-slash-key.ts'
import { paths } from '../app/navigation/paths.ts'
import styles from '../ui/fields/search-field.module.css'
import { importSearchBox } from './frame-parts.ts'

/**
 * The search field of the bar: a plain form until it is first used, then the feature with its suggestions,
 * which takes over what was typed in the meantime. A press on Enter searches in either.
 */
export function SearchPlace() {
  const input = useRef<HTMLInputElement>(null)
  const [Box, setBox] = useState<ComponentType<{ taken?: string }> | null>(null)
  const [taken, setTaken] = useState('')
  const [wanted, setWanted] = useState(false)
  const shownQuery = useRouterState({
    select: ({ location }) => (location.pathname === paths.search ? (location.search.query ?? '') : ''),
  })
  useSlashKey(input)

  useEffect(() => {
    if (!wanted) return
    let mounted = true
    importSearchBox().then(
      (component) => {
        if (!mounted) return
        // At once: a letter typed between reading the field and changing it would be lost.
        flushSync(() => {
          setTaken(input.current?.value ?? '')
          setBox(() => component)
        })
      },
      // The plain form goes on searching.
      () => setWanted(false),
    )
    return () => {
      mounted = false
    }
  }, [wanted])

  if (Box) return <Box taken={taken} />
  return (
    <form className={styles.box} action={paths.search}>
      <Search aria-hidden="true" className={styles.icon} />
      <input
        key={shownQuery}
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="query"
        aria-label={frameTexts.search}
        aria-keyshortcuts="/"
        placeholder={frameTexts.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        defaultValue={shownQuery}
        onPointerEnter={() => void importSearchBox().catch(() => undefined)}
        onFocus={() => setWanted(true)}
      />
    </form>
  )
}
