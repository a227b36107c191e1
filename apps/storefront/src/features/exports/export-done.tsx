import type { Export } from '@cambusa/contract/exports/exports'
import { formatFileSize } from '@cambusa/domain/exports/file-size'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { exportStateTexts, exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './exports.module.css'
import { exportQuery, isUnknown } from './exports-api.ts'
import { NotInContract } from './not-in-contract.tsx'

const titles = {
  waiting: texts.preparing,
  running: texts.preparing,
  ready: texts.ready,
  failed: texts.failed,
  expired: texts.expired,
} as const

/** One export: how far it is, then its file. It may be left alone while it is prepared. */
export function ExportDone({ exportId }: { exportId: number }) {
  const { data, error, refetch } = useQuery(exportQuery(useOwner(), exportId))
  if (data) return <Shown asked={data} />
  if (error instanceof CallError && error.has('user.notEnabled')) return <NotInContract />
  if (isUnknown(error)) {
    return (
      <EmptyState
        as="h1"
        icon={<FileQuestion />}
        title={texts.unknownTitle}
        text={error.message}
        action={<ToAll />}
      />
    )
  }
  if (error) return <ErrorState as="h1" onRetry={() => void refetch()} />
  return (
    <Loading className={styles.screen}>
      <Skeleton width="50%" height="text-2xl" />
      <Skeleton shape="box" height="space-20-x2" />
    </Loading>
  )
}

function Shown({ asked }: { asked: Export }) {
  const { state, sourceName, products } = asked
  return (
    <div className={styles.screen}>
      <header>
        <h1>{titles[state]}</h1>
        <p className={styles.soft}>{texts.of({ name: sourceName, count: products })}</p>
      </header>
      <div className={styles.panel}>
        <State asked={asked} />
      </div>
    </div>
  )
}

/** What there is to see and to do in each state. */
function State({ asked }: { asked: Export }): ReactNode {
  const { state, progress, bytes, expiresAt, url, missing, problem } = asked
  if (state === 'waiting' || state === 'running') {
    return (
      <>
        <ProgressBar label={texts.preparing} value={progress} max={100}>
          {exportStateTexts[state]}, {texts.progress({ percent: progress })}
        </ProgressBar>
        <p>{texts.preparingText}</p>
        <div className={styles.buttons}>
          <ToAll />
        </div>
      </>
    )
  }
  if (state === 'ready') {
    return (
      <>
        <p role="status">
          {texts.readyText({
            size: formatFileSize(bytes),
            when: expiresAt ? formatDateTime(new Date(expiresAt)) : '',
          })}
        </p>
        {missing > 0 && <p>{texts.missing({ count: missing })}</p>}
        <p className={styles.soft}>{texts.inside}</p>
        <div className={styles.buttons}>
          {url && (
            <DownloadButton look="primary" size="large" url={url}>
              {texts.downloadFile}
            </DownloadButton>
          )}
          <ToAll />
        </div>
      </>
    )
  }
  return (
    <>
      <p role="status">{state === 'failed' ? (problem ?? texts.failedText) : texts.expiredText}</p>
      {state === 'failed' && problem && <p>{texts.failedText}</p>}
      <div className={styles.buttons}>
        <LinkButton look="primary" to={paths.images} params={{ slug: undefined }}>
          {texts.again}
        </LinkButton>
      </div>
    </>
  )
}

const ToAll = () => (
  <LinkButton to={paths.images} params={{ slug: undefined }}>
    {texts.allRequests}
  </LinkButton>
)
