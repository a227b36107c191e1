import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError, isPassing } from '../../lib/api/call-error.ts'
import { forgetArrival, ssoArrival } from '../../lib/state/sso-arrival.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SsoConsents } from './sso-consents.tsx'
import { finishSignIn, identityProvidersQuery, type Accepted } from './sso-api.ts'

/** Only the button of each provider. */
function Begin({ failure }: { failure: string | undefined }) {
  const { data } = useQuery(identityProvidersQuery)
  const hasNone = data?.providers.length === 0
  return (
    <>
      <FailureNotice text={failure} spaced />
      {hasNone ? (
        <>
          <p>{ssoTexts.none}</p>
          <LinkButton to={paths.home}>{ssoTexts.home}</LinkButton>
        </>
      ) : (
        <ProviderButtons look="primary" />
      )}
    </>
  )
}

/** Signs in at an identity provider: a button that leads there, and, back with a code, the last step. */
export function SsoPage({ onEntered }: { onEntered: (to: string) => void }) {
  const client = useQueryClient()
  const [arrival] = useState(ssoArrival)
  const [asksConsents, setAsksConsents] = useState(false)
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: (accepted?: Accepted) => finishSignIn(client, arrival!.code, accepted),
    onSuccess: () => {
      forgetArrival()
      onEntered(arrival!.to)
    },
    onError: (failure) => {
      if (!(failure instanceof CallError)) return
      if (failure.has('sso.consentsNeeded')) setAsksConsents(true)
      // Any other refusal ends the code: what is left is to begin again.
      else if (!isPassing(failure) && !failure.has('consent.textChanged')) {
        setAsksConsents(false)
        forgetArrival()
      }
    },
  })
  // The code is good once, and development runs effects twice.
  const isSent = useRef(false)
  useEffect(() => {
    if (!arrival || isSent.current) return
    isSent.current = true
    mutate(undefined)
  }, [arrival, mutate])
  if (asksConsents)
    return (
      <FormPage home={paths.home} title={ssoTexts.firstTime} intro={ssoTexts.firstTimeText}>
        <SsoConsents onAccept={mutateAsync} />
      </FormPage>
    )
  if (arrival && !error)
    return (
      <FormPage home={paths.home} title={ssoTexts.title}>
        <p role="status">
          <Spinner /> {ssoTexts.entering}
        </p>
      </FormPage>
    )
  if (arrival && isPassing(error))
    return (
      <FormPage home={paths.home} title={ssoTexts.title}>
        <FailureNotice text={error?.message} onRetry={() => mutate(undefined)} retrying={isPending} />
      </FormPage>
    )
  return (
    <FormPage home={paths.home} title={ssoTexts.title} intro={ssoTexts.intro}>
      <Begin failure={error?.message} />
    </FormPage>
  )
}
