import { HOLDER } from '@cambusa/domain/people/company-roles'
import { euroText } from '@cambusa/domain/money/money'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { exportEntryTexts } from '@cambusa/messages/it/exports/export-entries'
import { approvalTexts } from '@cambusa/messages/it/orders/approvals'
import { colleagueTexts as texts, companyRoleTexts } from '@cambusa/messages/it/people/colleagues'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { useImagesInContract } from '../../lib/session/images-in-contract.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { useLimits, type Allowance } from '../../lib/state/allowance.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Facts, ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

type Fact = readonly [string, ReactNode]

/** The own limits, and what is left of the month. */
function limitFacts({ role, orderLimit, monthLimit, leftThisMonth }: Allowance): Fact[] {
  if (role === 'buyerWithApproval') return [[texts.ownOrderLimit, texts.always]]
  return [
    [texts.ownOrderLimit, orderLimit === null ? texts.none : texts.upTo({ amount: euroText(orderLimit) })],
    [
      texts.ownMonthLimit,
      monthLimit === null || leftThisMonth === null
        ? texts.none
        : texts.leftOf({ left: euroText(leftThisMonth), limit: euroText(monthLimit) }),
    ],
  ]
}

/** What the customer does in the company acted for, within which limits; leads to colleagues and approvals. */
export function CompanySection() {
  const user = useUser()
  const limits = useLimits()
  const hasImages = useImagesInContract() === true
  const role = user?.companyRole
  if (role === undefined) return null
  const facts: Fact[] = [[texts.ownRole, companyRoleTexts[role]], ...(limits ? limitFacts(limits) : [])]
  return (
    <ProfileSection title={texts.section} text={user?.companyName}>
      <Facts facts={facts} />
      <div className={styles.buttons}>
        {role === HOLDER && <LinkButton to={paths.colleagues}>{texts.manage}</LinkButton>}
        <LinkButton to={paths.approvals}>{approvalTexts.title}</LinkButton>
        <LinkButton to={paths.dueDates}>{lateFrameTexts.titleDueDates}</LinkButton>
        {hasImages && (
          <LinkButton to={paths.images} params={{ slug: undefined }}>
            {exportEntryTexts.entry}
          </LinkButton>
        )}
      </div>
    </ProfileSection>
  )
}
