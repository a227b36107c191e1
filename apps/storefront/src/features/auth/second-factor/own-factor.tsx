import { secondFactorTexts as texts } from '@cambusa/messages/it/people/second-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayDo } from '../../../lib/session/may-do.ts'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ownFactorQuery, renewCodes } from './second-factor-api.ts'
import styles from './second-factor.module.css'

/** How staff sign in, and new recovery codes; nothing for customers. */
export function OwnFactor() {
  return useMayDo('serveCustomers') ? <StaffFactor /> : null
}

function StaffFactor() {
  const { data, isError, refetch } = useQuery(ownFactorQuery(useOwner()))
  const content = () => {
    if (data?.recoveryCodesLeft === null) return <p className={styles.soft}>{texts.notNeeded}</p>
    if (data) return <NewCodes left={data.recoveryCodesLeft} />
    if (isError) return <ErrorState as="h3" text={texts.loadFailed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20" />
      </Loading>
    )
  }
  return (
    <section className={styles.own} aria-labelledby="own-factor">
      <h3 id="own-factor" className={styles.title}>
        {texts.ownTitle}
      </h3>
      {content()}
    </section>
  )
}

function NewCodes({ left }: { left: number }) {
  const client = useQueryClient()
  const { queryKey } = ownFactorQuery(useOwner())
  const [isAsking, setIsAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
  return (
    <>
      <p className={styles.soft}>{texts.ownText({ left })}</p>
      {isAsking ? (
        <>
          <p className={styles.soft}>{texts.newCodesText}</p>
          <CodeForm
            send={async (code) => {
              const made = await renewCodes(code)
              setCodes(made)
              setIsAsking(false)
              await client.invalidateQueries({ queryKey })
            }}
            label={texts.code}
            submit={texts.makeCodes}
            beside={
              <Button size="large" onClick={() => setIsAsking(false)}>
                {texts.cancel}
              </Button>
            }
          />
        </>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setIsAsking(true)}>{texts.newCodes}</Button>
        </div>
      )}
    </>
  )
}
