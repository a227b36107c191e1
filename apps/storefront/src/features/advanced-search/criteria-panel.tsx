import type { Category } from '@cambusa/contract/catalogue'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/advanced-search'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { AdvancedForm } from './advanced-form.tsx'
import { CriteriaChips } from './criteria-chips.tsx'
import styles from './criteria-panel.module.css'
import type { AdvancedCriteria } from './criteria.ts'
import type { Flags } from './form-values.ts'

interface CriteriaPanelProps {
  criteria: AdvancedCriteria
  flags: Flags
  tree: readonly Category[]
  /** Something is asked for: the result is below, the form makes room for it. */
  isAsked: boolean
  onSearch: (criteria: AdvancedCriteria, flags: Flags) => void
}

/** Title and form; once there is a result the form folds into what was asked for, each criterion with a cross. */
export function CriteriaPanel({ criteria, flags, tree, isAsked, onSearch }: CriteriaPanelProps) {
  const [isEditing, setEditing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const isOpen = isEditing || !isAsked
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) place.current?.querySelector('input')?.focus()
    else edit.current?.focus()
  }, [isOpen])
  return (
    <section ref={place} className={styles.panel} aria-label={texts.criteria}>
      <Breadcrumbs items={[{ label: texts.title }]} />
      <h1>{texts.title}</h1>
      {isOpen ? (
        <p className={styles.intro}>{texts.intro}</p>
      ) : (
        <div className={styles.asked}>
          <CriteriaChips criteria={criteria} tree={tree} onChange={(next) => onSearch(next, flags)} />
          <Button ref={edit} icon={<SlidersHorizontal />} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        </div>
      )}
      <div hidden={!isOpen} className={styles.form}>
        <AdvancedForm
          criteria={criteria}
          flags={flags}
          tree={tree}
          onSearch={(next, nextFlags) => {
            setEditing(false)
            onSearch(next, nextFlags)
          }}
          onClear={() => {
            setEditing(true)
            onSearch({}, {})
          }}
        />
      </div>
    </section>
  )
}
