import type { MyData as MyDataState } from '@cambusa/contract/people/my-data'
import { formatFileSize } from '@cambusa/domain/exports/file-size'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { myDataTexts as texts } from '@cambusa/messages/it/people/my-data'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { myDataQuery, useDownloadMyData, useRequestMyData } from './my-data-api.ts'
import styles from './own-account.module.css'

/** What the copy of the own data contains, how far the one asked for is, and the request. */
export function MyData() {
  const { data, isError, refetch } = useQuery(myDataQuery(useOwner()))
  const request = useRequestMyData()
  if (!data) {
    if (isError) return <ErrorState text={texts.failedToLoad} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x3" />
      </Loading>
    )
  }
  const isOpen = data.state === 'waiting' || data.state === 'running'
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.title}>{texts.what}</h2>
        <ul className={styles.list}>
          {texts.contains.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{texts.form}</p>
      </section>
      {data.state !== null && <Asked data={data} />}
      {!isOpen && (
        <section className={styles.section}>
          <h2 className={styles.title}>{texts.request}</h2>
          <ConfirmForm
            confirmedBy={data.confirmedBy}
            texts={texts}
            ask={data.state === null ? texts.ask : texts.askAgain}
            send={request}
          />
        </section>
      )}
    </>
  )
}

const day = (iso: string | null) => (iso === null ? '' : formatDateTime(new Date(iso)))

/** The copy that was asked for last. */
function Asked({ data: { state, progress, bytes, askedAt, expiresAt, url } }: { data: MyDataState }) {
  const { mutate, isPending } = useDownloadMyData()
  if (state === 'waiting' || state === 'running') {
    return (
      <section className={styles.section}>
        <h2 className={styles.title}>{texts.preparing}</h2>
        <ProgressBar label={texts.preparing} value={progress} max={100}>
          {texts.progress({ percent: progress })}
        </ProgressBar>
        <p>{texts.preparingText}</p>
      </section>
    )
  }
  if (state === 'ready' && url !== null) {
    return (
      <section className={styles.section}>
        <h2 className={styles.title}>{texts.ready}</h2>
        <p role="status">
          {texts.readyText({ size: formatFileSize(bytes), asked: day(askedAt), until: day(expiresAt) })}
        </p>
        <div className={styles.buttons}>
          <Button look="primary" icon={<Download />} pending={isPending} onClick={() => mutate(url)}>
            {texts.download}
          </Button>
        </div>
      </section>
    )
  }
  const isFailed = state === 'failed'
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{isFailed ? texts.failed : texts.expired}</h2>
      <p role="status">{isFailed ? texts.failedText : texts.expiredText}</p>
    </section>
  )
}
