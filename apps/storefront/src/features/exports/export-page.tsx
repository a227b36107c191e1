import type { Export } from '@cambusa/contract/exports/exports'
import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { ExportForm } from './export-form.tsx'
import styles from './exports.module.css'
import { choicesQuery, isUnknown } from './exports-api.ts'
import type { SourceQuery } from './export-source.ts'
import { NotInContract } from './not-in-contract.tsx'

interface ExportPageProps {
  /** undefined: the cart is not loaded yet. */
  source: SourceQuery | undefined
  /** Where else an export can start: shown where these products are not to be found. */
  chooser: ReactNode
  onAsked: (asked: Export) => void
}

/** The choices for the products of a cart, order or list. */
export function ExportPage({ source, chooser, onAsked }: ExportPageProps) {
  const { data, error, refetch } = useQuery(choicesQuery(useOwner(), source))
  if (source && data) {
    return (
      <div className={styles.screen}>
        <div className={styles.head}>
          <p className={styles.summary}>{texts.of({ name: data.sourceName, count: data.products })}</p>
          <LinkButton to={paths.images} params={{ slug: undefined }}>
            {texts.change}
          </LinkButton>
        </div>
        <ExportForm source={source} choices={data} onAsked={onAsked} />
      </div>
    )
  }
  if (error instanceof CallError && error.has('user.notEnabled')) return <NotInContract />
  if (isUnknown(error)) {
    return <Unknown text={error.message} chooser={chooser} />
  }
  if (error) return <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} />
  return (
    <Loading className={styles.screen}>
      <Skeleton width="50%" />
      <Skeleton shape="box" height="space-20-x4" />
      <Skeleton shape="box" height="space-20-x2" />
    </Loading>
  )
}

/** The address names no products, or those of somebody else: where else one can start. */
export const Unknown = ({ text, chooser }: { text: string; chooser: ReactNode }) => (
  <div className={styles.screen}>
    <p role="status">{text}</p>
    {chooser}
  </div>
)
