import { formatDateTime } from '@cambusa/domain/time/dates'
import { companyRoleTexts } from '@cambusa/messages/it/people/colleagues'
import { invitationTexts as texts } from '@cambusa/messages/it/people/invitations'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Link2Off } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { changeCompany } from '../../lib/state/dialog-chain-steps.ts'
import { forgetMailLink, mailLink } from '../../lib/state/mail-link.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LoginButton } from '../../ui/buttons/login-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { FormPage } from '../../ui/layout/form-page.tsx'
import { AcceptForm } from './accept-form.tsx'
import styles from './colleagues.module.css'
import { invitationQuery, type Accepted, type OfferedRole } from './colleagues-api.ts'
import { limitsText } from './limit-words.ts'

interface InvitationPageProps {
  onLogOut: () => Promise<void>
}

/** With these refusals the link is of no use any more, or not for this address. */
const DEAD_LINK = [
  'invitation.unknown',
  'invitation.used',
  'invitation.tooOld',
  'invitation.withdrawn',
  'invitation.otherAccount',
] as const

const isDead = (error: Error | null): error is CallError =>
  error instanceof CallError && DEAD_LINK.some((code) => error.has(code))

const isUsed = (error: CallError) => error.has('invitation.used')

/** The landing of the link in an invitation: what it offers, and a button that accepts it. */
export function InvitationPage({ onLogOut }: InvitationPageProps) {
  const [token] = useState(() => mailLink('invitation')?.code)
  if (token === undefined)
    return <Scene icon={<Link2Off />} title={texts.noLink} text={texts.noLinkText} action={<Home />} />
  return <ByLink token={token} onLogOut={onLogOut} />
}

const Home = () => <LinkButton to={paths.home}>{texts.home}</LinkButton>

const Scene = (props: { icon: ReactNode; title: string; text: ReactNode; action: ReactNode }) => (
  <>
    <DocumentTitle title={props.title} />
    <EmptyState as="h1" {...props} />
  </>
)

function ByLink({ token, onLogOut }: InvitationPageProps & { token: string }) {
  const { data: offer, error, isFetching, refetch } = useQuery(invitationQuery(token))
  const [accepted, setAccepted] = useState<Accepted>()
  const [ended, setEnded] = useState<CallError>()
  const dead = ended ?? (isDead(error) ? error : undefined)
  if (accepted) return <Done accepted={accepted} onLogOut={onLogOut} />
  if (dead) {
    const action = isUsed(dead) ? <LoginButton to={paths.home} /> : <Home />
    return <Scene icon={<Link2Off />} title={texts.dead} text={dead.message} action={action} />
  }
  if (!offer) {
    if (error && !isFetching)
      return <ErrorState as="h1" text={error.message || texts.failed} onRetry={() => void refetch()} />
    return (
      <FormPage home={paths.home} title={texts.title}>
        <Loading className={styles.form}>
          <Skeleton width="60%" height="text-xl" />
          <Skeleton width="80%" />
          <Skeleton shape="box" height="space-20-x2" />
        </Loading>
      </FormPage>
    )
  }
  const accept = (done: Accepted) => {
    forgetMailLink('invitation')
    setAccepted(done)
  }
  return <Offer token={token} offer={offer} onAccepted={accept} onEnded={setEnded} />
}

interface OfferProps {
  token: string
  offer: OfferedRole
  onAccepted: (accepted: Accepted) => void
  /** The link has ended meanwhile. */
  onEnded: (error: CallError) => void
}

/** What is offered, to whom and by whom. */
function Offer({ token, offer, onAccepted, onEnded }: OfferProps) {
  const { companyName: company, email, invitedBy: by, expiresAt, role } = offer
  const user = useUser()
  const isOther = user?.login !== undefined && user.login.toLowerCase() !== email.toLowerCase()
  return (
    <FormPage
      home={paths.home}
      title={texts.headline({ company })}
      intro={texts.text({ by, company, email })}
    >
      <div className={styles.form}>
        <p>
          <strong>{companyRoleTexts[role]}</strong>: {limitsText(offer)}.{' '}
          <span className={styles.soft}>{texts.expires({ when: formatDateTime(new Date(expiresAt)) })}</span>
        </p>
        {isOther && <p className={styles.notice}>{texts.other({ signedIn: user.login!, email })}</p>}
        <AcceptForm
          token={token}
          offer={offer}
          onAccepted={onAccepted}
          onRefused={(error) => isDead(error) && onEnded(error)}
        />
      </div>
    </FormPage>
  )
}

/** It is accepted: the way to the company. */
function Done({ accepted, onLogOut }: InvitationPageProps & { accepted: Accepted }) {
  const user = useUser()
  const { companyName: company, email } = accepted
  const isHere = user?.login?.toLowerCase() === email.toLowerCase()
  const next = () => {
    if (isHere)
      return (
        <Button look="primary" onClick={changeCompany}>
          {texts.chooseCompany}
        </Button>
      )
    if (!user) return <LoginButton to={paths.home} />
    return (
      <Button look="primary" onClick={() => void onLogOut()}>
        {texts.signOut}
      </Button>
    )
  }
  return (
    <Scene
      icon={<BadgeCheck />}
      title={texts.done({ company })}
      text={isHere ? texts.doneHere : texts.doneText({ email })}
      action={next()}
    />
  )
}
