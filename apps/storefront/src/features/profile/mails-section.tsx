import { HOLDER, type CompanyRole } from '@cambusa/domain/people/company-roles'
import { OPTIONAL_MAILS, type OptionalMail } from '@cambusa/domain/people/optional-mails'
import { mailChoiceTexts } from '@cambusa/messages/it/people/mail-choices'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session/user-store.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { mailChoicesQuery, useChooseMails } from './mail-choices-api.ts'
import { ProfileSection } from './profile-section.tsx'

/** Whether somebody ever gets the mail: carts of colleagues concern companies alone. */
function concerns(kind: OptionalMail, role: CompanyRole | undefined): boolean {
  if (kind === 'approvalAsked') return role === HOLDER
  return kind !== 'approvalGiven' || (role !== undefined && role !== HOLDER)
}

/** The mails about an order that the customer may do without; each switch is saved at once. */
export function MailsSection() {
  const { data: choices, isError, refetch } = useQuery(mailChoicesQuery(useOwner()))
  const { mutate, isPending } = useChooseMails()
  const role = useUser()?.companyRole
  const content = () => {
    if (choices) {
      return OPTIONAL_MAILS.filter((kind) => concerns(kind, role)).map((kind) => (
        <Switch
          key={kind}
          label={mailChoiceTexts.names[kind]}
          hint={mailChoiceTexts.hints[kind]}
          checked={choices[kind]}
          aria-disabled={isPending || undefined}
          onChange={(event) => !isPending && mutate({ [kind]: event.target.checked })}
        />
      ))
    }
    if (isError) return <ErrorState as="h3" text={mailChoiceTexts.failed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-20-x2" />
      </Loading>
    )
  }
  return (
    <ProfileSection title={mailChoiceTexts.title} text={mailChoiceTexts.text}>
      {content()}
    </ProfileSection>
  )
}
