import { useCallback, useEffect, useRef, useState } from 'react'
import { keepChoices } from './typed-drafts.ts'

/**
 * State that survives a reload of the page once it was changed (decision 248), for choices that are in no field; see
 * keepDraft for `name`. It is kept as JSON.
 */
export function useKeptChoices<Choices>(name: string, first: () => Choices) {
  const [choices, setChoices] = useState(first)
  const changed = useRef<Choices>(undefined)
  const choose = useCallback((next: Choices) => {
    changed.current = next
    setChoices(next)
  }, [])
  useEffect(() => keepChoices(name, () => changed.current, choose), [name, choose])
  return [choices, choose] as const
}
