import { HOLDER, type CompanyRole } from '@cambusa/domain/people/company-roles'
import { PUSH_KINDS, type PushKind } from '@cambusa/domain/people/push-kinds'
import { pushChoiceTexts as texts } from '@cambusa/messages/it/people/push'
import { useQuery } from '@tanstack/react-query'
import { isInApp } from '../../lib/device/in-app.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { ownDeviceQuery } from '../../lib/push/own-device-query.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { pushKindsQuery, useChoosePushes, useSwitchDevice } from './push-choices-api.ts'
import styles from './push.module.css'

/** Carts of colleagues concern the holders of a company alone. */
const concerns = (kind: PushKind, role: CompanyRole | undefined) =>
  kind !== 'approvalAsked' || role === HOLDER

/** Whether pushes reach this device, and what to do where they cannot. */
function ThisDevice({ state, isOn }: { state: string; isOn: boolean }) {
  const { mutate, isPending, isError, data: ended } = useSwitchDevice()
  const told = isInApp() ? texts.inApp : texts
  if (state === 'impossible' || state === 'denied') return <p className={styles.soft}>{told[state]}</p>
  const problem = isError
    ? texts.notDone
    : ended === 'off'
      ? texts.off
      : ended === 'denied'
        ? told.denied
        : undefined
  return (
    <Switch
      label={texts.device}
      hint={texts.deviceHint}
      checked={isOn}
      error={problem}
      aria-disabled={isPending || undefined}
      onChange={(event) => !isPending && mutate(event.target.checked)}
    />
  )
}

/** Which kinds of push the customer wants, each switch saved at once, and whether this device gets them. */
export function PushChoices() {
  const { data: kinds, isError, refetch } = useQuery(pushKindsQuery(useOwner()))
  const { data: device } = useQuery(ownDeviceQuery)
  const { mutate, isPending } = useChoosePushes()
  const role = useUser()?.companyRole
  if (isError) return <ErrorState as="h3" text={texts.failed} onRetry={() => void refetch()} />
  if (!kinds || !device)
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x2" />
      </Loading>
    )
  return (
    <>
      <ThisDevice {...device} />
      {PUSH_KINDS.filter((kind) => concerns(kind, role)).map((kind) => (
        <Switch
          key={kind}
          label={texts.names[kind]}
          hint={texts.hints[kind]}
          checked={kinds[kind]}
          aria-disabled={isPending || undefined}
          onChange={(event) => !isPending && mutate({ [kind]: event.target.checked })}
        />
      ))}
    </>
  )
}
