import type { OwnSession } from '@cambusa/contract/people/sessions'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { sessionTexts } from '@cambusa/messages/it/people/own-account'
import { useQuery } from '@tanstack/react-query'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { sessionsQuery, useEndOthers, useEndSession } from './own-account-api.ts'
import styles from './own-account.module.css'

const deviceOf = ({ device }: OwnSession) => (device === '' ? sessionTexts.unknownDevice : device)

/** How it was opened, if not by the password, and who acts. */
const kindOf = ({ kind, actorName }: OwnSession) =>
  [sessionTexts.kinds[kind], actorName].filter(Boolean).join(' · ')

function timesOf({ firstUsedAt, lastUsedAt, isThis }: OwnSession): string {
  const first = formatDateTime(new Date(firstUsedAt))
  return isThis
    ? sessionTexts.inUse({ first })
    : sessionTexts.times({ first, last: formatDateTime(new Date(lastUsedAt)) })
}

/** Where the account is signed in; each other device can be signed out, or all of them. */
export function SessionsList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(useOwner()))
  const { mutate: endOthers, isPending } = useEndOthers()
  const askToEnd = async () => {
    const { endOthersTitle: title, endOthersText: text, endOthersYes: yes, cancel: no } = sessionTexts
    if (await confirm({ title, text, yes, no })) endOthers()
  }
  if (!sessions) {
    if (isError) return <ErrorState text={sessionTexts.failed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x3" />
      </Loading>
    )
  }
  return (
    <div className={styles.section}>
      <ul>
        {sessions.map((session) => (
          <Session key={session.sessionId} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className={styles.buttons}>
          <Button look="primary" pending={isPending} onClick={() => void askToEnd()}>
            {sessionTexts.endOthers}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{sessionTexts.onlyThis}</p>
      )}
    </div>
  )
}

function Session({ session }: { session: OwnSession }) {
  const { mutate, isPending } = useEndSession()
  const device = deviceOf(session)
  const kind = kindOf(session)
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <span className={styles.name}>{device}</span>
        {session.isThis && <span className={styles.this}>{sessionTexts.this}</span>}
        {kind !== '' && <span>{kind}</span>}
        <span className={styles.soft}>{timesOf(session)}</span>
      </div>
      {!session.isThis && (
        <Button
          pending={isPending}
          aria-label={sessionTexts.endNamed({ device })}
          onClick={() => mutate(session.sessionId)}
        >
          {sessionTexts.end}
        </Button>
      )}
    </li>
  )
}
