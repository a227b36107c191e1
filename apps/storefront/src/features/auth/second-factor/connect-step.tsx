import { inGroups } from '@cambusa/domain/people/typed-signs'
import { secondFactorTexts as texts } from '@cambusa/messages/it/people/second-factor'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isPassing } from '../../../lib/api/call-error.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { ChunkBoundary } from '../../../ui/feedback/chunk-boundary.tsx'
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CodeForm } from './code-form.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginConnecting, connectApp, type StaffLogin } from './second-factor-api.ts'
import styles from './second-factor.module.css'

interface ConnectStepProps {
  credentials: StaffLogin
  onBack: () => void
  /** The app is connected, and the browser signed in. */
  onConnected: () => Promise<void>
}

/** Connects the app of a member of staff: its key, the first code, then the recovery codes. */
export function ConnectStep({ credentials, onBack, onConnected }: ConnectStepProps) {
  const beginning = useMutation({ mutationFn: () => beginConnecting(credentials) })
  const finishing = useMutation({ mutationFn: onConnected })
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => finishing.mutate()} />
  const back = (
    <Button size="large" onClick={onBack}>
      {texts.back}
    </Button>
  )
  return (
    <section className={styles.step}>
      <header>
        <h3 className={styles.title}>{texts.connectTitle}</h3>
        <p className={styles.soft}>{beginning.data ? texts.keyText : texts.connectText}</p>
      </header>
      {beginning.data ? (
        <>
          <AppKey login={credentials.login} {...beginning.data} />
          <CodeForm
            send={async (code) => setCodes(await connectApp(credentials, code))}
            label={texts.firstCode}
            submit={texts.connect}
            beside={back}
          />
        </>
      ) : (
        <>
          <FailureNotice
            text={beginning.error?.message}
            onRetry={isPassing(beginning.error) ? () => beginning.mutate() : undefined}
            retrying={beginning.isPending}
          />
          <div className={styles.buttons}>
            <Button
              look="primary"
              size="large"
              pending={beginning.isPending}
              onClick={() => beginning.mutate()}
            >
              {texts.begin}
            </Button>
            {back}
          </div>
        </>
      )}
    </section>
  )
}

interface AppKeyProps {
  login: string
  secret: string
  otpauthUrl: string
}

/** Loaded when it is shown: only who connects an app needs it. */
const QrCode = lazyComponent(() => import('./qr-code.tsx').then((module) => module.QrCode))

/** What the app needs: a code for the phone's camera, a link for the same phone, and the key in groups of four. */
const AppKey = ({ login, secret, otpauthUrl }: AppKeyProps) => (
  <>
    <ChunkBoundary quiet fallback={<Skeleton shape="box" height="space-20-x3" />}>
      <QrCode text={otpauthUrl} label={texts.qr} />
    </ChunkBoundary>
    <dl className={styles.facts}>
      <dt>{texts.account}</dt>
      <dd>{login}</dd>
      <dt>{texts.key}</dt>
      <dd className={styles.key}>{inGroups(secret)}</dd>
    </dl>
    <div className={styles.buttons}>
      <a className={buttonClass('secondary', 'normal', false)} href={otpauthUrl}>
        {texts.openApp}
      </a>
      <CopyButton text={secret}>{texts.copyKey}</CopyButton>
    </div>
  </>
)
