import { euroText } from '@cambusa/domain/money/money'
import type { Colleague, Colleagues, Invitation } from '@cambusa/contract/people/colleagues'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { colleagueTexts as texts, companyRoleTexts } from '@cambusa/messages/it/people/colleagues'
import { Mail, Pencil, Trash2 } from 'lucide-react'
import { announce } from '../../lib/state/announce.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { Badge } from '../../ui/product/badge.tsx'
import { useInviteAgain, useRemoveColleague, useWithdrawInvitation } from './colleagues-api.ts'
import styles from './colleagues.module.css'
import { limitsText, nameOf } from './limit-words.ts'

interface RowProps {
  colleague: Colleague
  company: string
  onEdit: (colleague: Colleague) => void
}

/** What was ordered this month; with a limit as a bar that says what is left. */
function Month({ colleague }: { colleague: Colleague }) {
  const { role, monthLimit, usedThisMonth } = colleague
  const used = euroText(usedThisMonth)
  if (role !== 'buyer' || monthLimit === null)
    return usedThisMonth > 0 ? <p className={styles.soft}>{texts.used({ used })}</p> : null
  const left = Math.max(0, monthLimit - usedThisMonth)
  return (
    <ProgressBar label={texts.monthBar({ name: nameOf(colleague) })} value={left} max={monthLimit}>
      {texts.monthUsed({ used, limit: euroText(monthLimit) })}, {texts.left({ left: euroText(left) })}
    </ProgressBar>
  )
}

/** Somebody who acts for the company, with role, limits and what is left of the month. */
export function ColleagueRow({ colleague, company, onEdit }: RowProps) {
  const { mutateAsync, isPending } = useRemoveColleague()
  const name = nameOf(colleague)
  const remove = async () => {
    const question = {
      title: texts.removeTitle({ name }),
      text: texts.removeText({ company }),
      yes: texts.removeYes,
      no: texts.cancel,
    }
    if (!(await confirm(question))) return
    // A refusal has been told by the call.
    await mutateAsync(colleague.userId).then(
      () => showToast({ kind: 'success', text: texts.removed({ name }) }),
      () => undefined,
    )
  }
  const facts = [colleague.email, colleague.invitedBy && texts.invitedBy({ name: colleague.invitedBy })]
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>{name}</span>
          <Badge tone={colleague.role === 'holder' ? 'primary' : 'neutral'}>
            {companyRoleTexts[colleague.role]}
          </Badge>
          {colleague.isSelf && <span className={styles.soft}>{texts.you}</span>}
        </p>
        <p className={styles.soft}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={styles.sentence}>{limitsText(colleague)}</p>
        <Month colleague={colleague} />
      </div>
      {!colleague.isSelf && (
        <div className={styles.acts}>
          <IconButton label={texts.editNamed({ name })} icon={<Pencil />} onClick={() => onEdit(colleague)} />
          <IconButton
            label={texts.removeNamed({ name })}
            icon={<Trash2 />}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && void remove()}
          />
        </div>
      )}
    </li>
  )
}

/** An invitation that nobody has accepted yet: sent again, or withdrawn. */
function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, role, orderLimit, monthLimit, isExpired, expiresAt } = invitation
  const again = useInviteAgain()
  const withdraw = useWithdrawInvitation()
  const sendAgain = () => {
    const limits = { order_limit: orderLimit ?? undefined, month_limit: monthLimit ?? undefined }
    again.mutate(
      { e_mail: email, role, ...limits },
      { onSuccess: () => showToast({ kind: 'success', text: texts.sent({ email }) }) },
    )
  }
  const end = () =>
    withdraw.mutate(invitation.invitationId, { onSuccess: () => announce(texts.withdrawn({ email })) })
  const until = texts.expires({ when: formatDateTime(new Date(expiresAt)) })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>{email}</span>
          {isExpired ? (
            <Badge tone="warning">{texts.expired}</Badge>
          ) : (
            <span className={styles.soft}>{until}</span>
          )}
        </p>
        <p>
          {companyRoleTexts[role]}, {limitsText(invitation)}
        </p>
        <p className={styles.soft}>{texts.invitedBy({ name: invitation.invitedBy })}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          icon={<Mail />}
          pending={again.isPending}
          aria-label={texts.againNamed({ email })}
          onClick={sendAgain}
        >
          {texts.again}
        </Button>
        <Button
          look="ghost"
          pending={withdraw.isPending}
          aria-label={texts.withdrawNamed({ email })}
          onClick={end}
        >
          {texts.withdraw}
        </Button>
      </div>
    </li>
  )
}

/** The open invitations; nothing where there are none. */
export const Invitations = ({ invitations }: Pick<Colleagues, 'invitations'>) =>
  invitations.length > 0 && (
    <section className={styles.section} aria-labelledby="invitations">
      <h2 id="invitations" className={styles.title}>
        {texts.invitations}
      </h2>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.invitationId} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
