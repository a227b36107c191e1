import type { NamedCategory } from '@cambusa/contract/catalogue/catalogue'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ChunkBoundary } from '../../ui/feedback/chunk-boundary.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CriteriaChips } from './criteria-chips.tsx'
import styles from './criteria-panel.module.css'
import type { AdvancedCriteria } from './criteria.ts'
import type { Flags } from './form-values.ts'

/** Loaded when it is shown: at the address of a result the products come first. */
export const AdvancedForm = lazyComponent(() =>
  import('./advanced-form.tsx').then((module) => module.AdvancedForm),
)

interface CriteriaPanelProps {
  criteria: AdvancedCriteria
  flags: Flags
  tree: readonly NamedCategory[]
  /** There are criteria: the result is below and the form is folded. */
  isAsked: boolean
  onSearch: (criteria: AdvancedCriteria, flags: Flags) => void
}

const FormSkeleton = () => (
  <Loading>
    <Skeleton shape="box" height="space-20" />
  </Loading>
)

/** Title and form; with a result the form folds into its criteria, each with a button that removes it. */
export function CriteriaPanel({ criteria, flags, tree, isAsked, onSearch }: CriteriaPanelProps) {
  const [isEditing, setEditing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const isOpen = isEditing || !isAsked
  const [wasShown, setWasShown] = useState(isOpen)
  if (isOpen && !wasShown) setWasShown(true)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (!isOpen) edit.current?.focus()
  }, [isOpen])
  return (
    <section ref={place} className={styles.panel} aria-label={texts.criteria}>
      <Breadcrumbs home={paths.home} items={[{ label: texts.title }]} />
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
        {wasShown && (
          <ChunkBoundary fallback={<FormSkeleton />}>
            <AdvancedForm
              focusFirst={isEditing}
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
          </ChunkBoundary>
        )}
      </div>
    </section>
  )
}
