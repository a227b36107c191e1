import type { MyData } from '@cambusa/contract/people/my-data'
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
import { Bullets } from './bullets.tsx'
import { isUnderWay, myDataQuery, useDownloadMyData, useRequestMyData } from './my-data-api.ts'
import styles from './own-account.module.css'
import { OwnerForm } from './owner-form.tsx'

/** Says what the copy of the own data contains, how far it is, and asks for one. */
export function MyDataCopy() {
  const { data: copy, isError, refetch } = useQuery(myDataQuery(useOwner()))
  if (!copy) {
    if (isError) return <ErrorState text={texts.failed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x3" />
      </Loading>
    )
  }
  return (
    <>
      <State copy={copy} />
      <section className={styles.section}>
        <h2 className={styles.title}>{texts.inside}</h2>
        <Bullets lines={texts.contents} />
        <p>{texts.files}</p>
        <p className={styles.soft}>{texts.leftOut}</p>
      </section>
      {!isUnderWay(copy) && <Ask copy={copy} />}
    </>
  )
}

const momentOf = (iso: string | null) => (iso === null ? '' : formatDateTime(new Date(iso)))

function State({ copy }: { copy: MyData }) {
  const { state, progress } = copy
  if (state === null) return null
  if (state === 'ready') return <Ready copy={copy} />
  if (state === 'failed' || state === 'expired')
    return (
      <p role="status" className={styles.notice}>
        {texts.ended[state]}
      </p>
    )
  return (
    <section className={styles.section}>
      <div role="status">
        <h2 className={styles.title}>{texts.preparing}</h2>
      </div>
      <ProgressBar label={texts.preparing} value={progress} max={100}>
        {texts.progress({ percent: progress })}
      </ProgressBar>
      <p>{texts.preparingText}</p>
    </section>
  )
}

function Ready({ copy: { askedAt, bytes, expiresAt, url } }: { copy: MyData }) {
  const { mutate, isPending } = useDownloadMyData()
  const told = { asked: momentOf(askedAt), size: formatFileSize(bytes), until: momentOf(expiresAt) }
  return (
    <section className={styles.section}>
      <div role="status">
        <h2 className={styles.title}>{texts.ready}</h2>
      </div>
      <p>{texts.readyText(told)}</p>
      {url !== null && (
        <div className={styles.buttons}>
          <Button look="primary" icon={<Download />} pending={isPending} onClick={() => mutate(url)}>
            {texts.download}
          </Button>
        </div>
      )}
    </section>
  )
}

function Ask({ copy: { state, confirmedBy } }: { copy: MyData }) {
  const ask = useRequestMyData()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{state === 'ready' ? texts.askAgain : texts.askTitle}</h2>
      <OwnerForm confirmedBy={confirmedBy} ask={ask} texts={texts} />
    </section>
  )
}
