import type { Export } from '@cambusa/contract/exports/exports'
import { formatFileSize } from '@cambusa/domain/exports/file-size'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { DownloadButton } from './download-button.tsx'
import { ExportBadge } from './export-badge.tsx'
import styles from './exports.module.css'
import { exportsQuery } from './exports-api.ts'

const when = (iso: string) => formatDateTime(new Date(iso))

/** Contents, size, and until when it can be downloaded. */
const factsOf = ({ state, products, pictures, bytes, askedAt, expiresAt }: Export): string =>
  [
    texts.asked({ when: when(askedAt) }),
    texts.contents({ products, pictures }),
    state === 'ready' && formatFileSize(bytes),
    state === 'ready' && expiresAt && texts.until({ when: when(expiresAt) }),
  ]
    .filter(Boolean)
    .join(' · ')

/** An export among the others: the whole card is a link to it. */
const PastExport = ({ past }: { past: Export }) => (
  <li className={styles.card}>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={paths.exportDone} params={{ exportId: String(past.exportId) }} className={styles.link}>
          {past.sourceName}
        </Link>
      </h3>
      <p className={styles.soft}>{past.state === 'failed' && past.problem ? past.problem : factsOf(past)}</p>
    </div>
    <ExportBadge state={past.state} />
    {past.url && (
      <div className={styles.act}>
        <DownloadButton url={past.url} aria-label={texts.downloadNamed({ name: past.sourceName })}>
          {texts.download}
        </DownloadButton>
      </div>
    )}
    <ChevronRight aria-hidden="true" className={styles.chevron} />
  </li>
)

/** What the customer has asked for before, each with its state and its file. */
export function PastExports() {
  const { data, isError, refetch } = useQuery(exportsQuery(useOwner()))
  const content = () => {
    if (data?.length) {
      return (
        <ul className={styles.cards}>
          {data.map((past) => (
            <PastExport key={past.exportId} past={past} />
          ))}
        </ul>
      )
    }
    if (data) return <p className={styles.soft}>{texts.pastNone}</p>
    if (isError) return <ErrorState as="h3" text={texts.pastFailed} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.cards}>
        <Skeleton shape="box" height="space-16" />
      </Loading>
    )
  }
  return (
    <section aria-labelledby="past-exports" className={styles.section}>
      <h2 id="past-exports" className={styles.title}>
        {texts.past}
      </h2>
      {content()}
    </section>
  )
}
