import { errorTexts } from '@cambusa/messages/it/errors'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { registrationEnabled } from '../../../../../shop.config.json'
import { paths } from '../../app/navigation/paths.ts'
import { useInBrowser } from '../../lib/browser/use-in-browser.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { emptyDraft, forgetDraft, readDraft } from './registration-draft.ts'
import { RegistrationForm } from './registration-form.tsx'
import styles from './registration.module.css'

const FIELDS = 4

const FormSkeleton = () => (
  <Loading className={styles.form}>
    {Array.from({ length: FIELDS }, (_, index) => (
      <Skeleton key={index} shape="box" height="size-control" />
    ))}
  </Loading>
)

/** The form, with the draft of this browser. */
function KeptForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState(() => readDraft(Date.now()))
  const [round, setRound] = useState(0)
  const restart = () => {
    forgetDraft()
    setDraft(emptyDraft())
    setRound(round + 1)
  }
  return <RegistrationForm key={round} draft={draft} onDone={onDone} onRestart={restart} />
}

const NoForm = ({ title, text, icon }: { title: string; text: string; icon: ReactNode }) => (
  <>
    <DocumentTitle title={title} />
    <EmptyState
      as="h1"
      icon={icon}
      title={title}
      text={text}
      action={
        <LinkButton to={paths.home} look="primary">
          {texts.goHome}
        </LinkButton>
      }
    />
  </>
)

/** The registration; a customer, or a visitor of a shop that accepts no new customers, is told so. */
export function RegistrationPage({ onDone }: { onDone: () => void }) {
  const user = useUser()
  const inBrowser = useInBrowser()
  if (!registrationEnabled) {
    const text = String(errorTexts['registration.closed'])
    return <NoForm title={texts.closedTitle} text={text} icon={<UserRoundX />} />
  }
  if (user) {
    const text = texts.signedInText({ login: user.login ?? '' })
    return <NoForm title={texts.signedInTitle} text={text} icon={<UserRoundCheck />} />
  }
  return (
    <FormPage home={paths.home} title={texts.title} intro={texts.intro}>
      {inBrowser ? <KeptForm onDone={onDone} /> : <FormSkeleton />}
    </FormPage>
  )
}
