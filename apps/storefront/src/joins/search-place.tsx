import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../app/navigation/paths.ts'
import { SearchField } from '../ui/fields/search-field.tsx'
import { importSearchBox } from './frame-chunks.ts'

/**
 * The search field of the bar: a plain form until it is first used, then the feature with its suggestions,
 * which keeps what was typed in the meantime. A press on Enter searches in either.
 */
export function SearchPlace() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [Box, setBox] = useState<ComponentType<{ taken: string; goesOn: boolean }> | null>(null)
  const [taken, setTaken] = useState('')
  const [goesOn, setGoesOn] = useState(false)
  const [wanted, setWanted] = useState(false)
  const shownQuery = useRouterState({
    select: ({ location }) => (location.pathname === paths.search ? (location.search.query ?? '') : ''),
  })

  useEffect(() => {
    if (!wanted) return
    let mounted = true
    importSearchBox().then(
      (component) => {
        if (!mounted) return
        // At once: a letter typed between reading the field and changing it would be lost.
        flushSync(() => {
          setTaken(input.current?.value ?? '')
          // Whoever only tabs past it is elsewhere by now, and stays there.
          setGoesOn(input.current === document.activeElement)
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

  if (Box) return <Box taken={taken} goesOn={goesOn} />
  return (
    <SearchField
      key={shownQuery}
      input={input}
      form={{
        action: paths.search,
        // A page loaded anew would lose the shop where there is no network.
        onSubmit: (event) => {
          event.preventDefault()
          void router.navigate({ to: paths.search, search: { query: input.current?.value || undefined } })
        },
      }}
      defaultValue={shownQuery}
      onPointerEnter={() => void importSearchBox().catch(() => undefined)}
      onFocus={() => setWanted(true)}
    />
  )
}
