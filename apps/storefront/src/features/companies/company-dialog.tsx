import { companyTexts } from '@cambusa/messages/it/people/companies'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { isBackAfterLoss, lostCompanyId } from '../../lib/session/session-loss.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { useDialogChain, type ChainDialogProps } from '../../lib/state/dialog-chain.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { companiesQuery, useChooseCompany } from './companies-api.ts'
import styles from './company-dialog.module.css'

interface CompanyDialogProps extends ChainDialogProps {
  onLogOut: () => Promise<void>
}

const reason = (error: Error | null) =>
  error === null
    ? undefined
    : error instanceof CallError && error.errors[0]
      ? error.message
      : companyTexts.loadFailed

/**
 * The choice of the company to act for (700 px, persistent): after the login where there are several, and from the
 * profile menu.
 */
export function CompanyDialog({ open, onClose, onDone, onLogOut }: CompanyDialogProps) {
  const navigate = useNavigate()
  const user = useUser()
  const isSwitch = useDialogChain(({ goal }) => goal === 'company')
  const companies = useQuery({ ...companiesQuery(useOwner()), enabled: open })
  const choose = useChooseCompany()
  const [chosen, setChosen] = useState<string | null>(null)
  const actsFor = user?.companyId ?? null
  const wanted = chosen ?? String(lostCompanyId() ?? actsFor ?? '')

  const go = () => {
    if (wanted === '' || choose.isPending) return
    choose.mutate(Number(wanted), {
      onSuccess: ({ isOther }) => {
        setChosen(null)
        // A task that waited for the login goes on for the company that it was begun for; everything else starts again.
        if (!isOther || isBackAfterLoss()) return onDone()
        onClose()
        void navigate({ to: paths.home })
      },
    })
  }
  const failure = reason(choose.error ?? companies.error)
  return (
    <Dialog
      open={open}
      persistent
      width="medium"
      low
      title={companyTexts.title}
      description={companyTexts.description}
      onClose={onClose}
      onClosed={() => {
        setChosen(null)
        choose.reset()
      }}
      footer={
        <>
          <Button onClick={isSwitch && !companies.isError ? onClose : () => void onLogOut()}>
            {isSwitch && !companies.isError ? companyTexts.cancel : companyTexts.logout}
          </Button>
          {companies.data && (
            <Button look="primary" pending={choose.isPending} onClick={go}>
              {companyTexts.go}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <FailureNotice
          text={failure}
          onRetry={choose.error ? go : () => void companies.refetch()}
          retrying={choose.isPending || companies.isFetching}
        />
        {companies.data ? (
          <Select
            label={companyTexts.company}
            placeholder={wanted === '' ? companyTexts.choose : undefined}
            options={companies.data.map(({ company_id, company_name }) => ({
              value: String(company_id),
              label: company_name,
            }))}
            value={wanted}
            onChange={(event) => setChosen(event.target.value)}
          />
        ) : (
          companies.isPending && (
            <Loading>
              <Skeleton shape="box" height="size-control" />
            </Loading>
          )
        )}
      </div>
    </Dialog>
  )
}
