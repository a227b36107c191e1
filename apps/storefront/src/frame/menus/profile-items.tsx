import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  Building2,
  ChartColumn,
  CalendarClock,
  ClipboardCheck,
  Images,
  ListChecks,
  LogOut,
  MapPin,
  Package,
  UserRoundCog,
  UsersRound,
} from 'lucide-react'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { companiesQuery } from '../../features/companies/companies-api.ts'
import { allowanceQuery } from '../../lib/state/allowance.ts'
import { changeCompany } from '../../lib/state/dialog-chain-steps.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { useImagesInContract } from '../../lib/session/images-in-contract.ts'
import { useMayDo } from '../../lib/session/may-do.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { logOut } from './log-out.ts'
import { paths } from '../../app/navigation/paths.ts'
import styles from './profile-menu.module.css'

/** What a company's customers have besides: colleagues, of its holders, and carts that wait for approval. */
function CompanyItems({ open, onClose: close }: { open: boolean; onClose: () => void }) {
  const isHolder = useUser()?.companyRole === HOLDER
  const { data } = useQuery({ ...allowanceQuery(useOwner()), enabled: open && isHolder })
  const count = isHolder ? (data?.toDecide ?? 0) : 0
  const hasImages = useImagesInContract() === true
  return (
    <>
      <li>
        <Link
          to={paths.approvals}
          className={styles.item}
          aria-label={count > 0 ? lateFrameTexts.approvalsWith({ count }) : undefined}
          onClick={close}
        >
          <ClipboardCheck aria-hidden="true" /> {lateFrameTexts.titleApprovals}
          {count > 0 && (
            <span className={styles.mark} aria-hidden="true">
              {count}
            </span>
          )}
        </Link>
      </li>
      <li>
        <Link to={paths.dueDates} className={styles.item} onClick={close}>
          <CalendarClock aria-hidden="true" /> {lateFrameTexts.titleDueDates}
        </Link>
      </li>
      {hasImages && (
        <li>
          <Link to={paths.images} params={{ slug: undefined }} className={styles.item} onClick={close}>
            <Images aria-hidden="true" /> {lateFrameTexts.titleImages}
          </Link>
        </li>
      )}
      {isHolder && (
        <li>
          <Link to={paths.colleagues} className={styles.item} onClick={close}>
            <UsersRound aria-hidden="true" /> {lateFrameTexts.titleColleagues}
          </Link>
        </li>
      )}
    </>
  )
}

/** The items below the customer's name: orders, addresses, the company where there are several, logout. */
export function ProfileItems({ open, onClose: close }: { open: boolean; onClose: () => void }) {
  const isAdministrator = useMayDo('administer')
  const user = useUser()
  const isOfCompany = Boolean(user?.codInt ?? user?.companyId)
  const { data: companies = [] } = useQuery({ ...companiesQuery(useOwner()), enabled: open && isOfCompany })
  return (
    <ul className={styles.menu} hidden={!open}>
      <li>
        <Link to={paths.orders} className={styles.item} onClick={close}>
          <Package aria-hidden="true" /> {frameTexts.titleOrders}
        </Link>
      </li>
      <li>
        <Link to={paths.purchases} className={styles.item} onClick={close}>
          <ChartColumn aria-hidden="true" /> {lateFrameTexts.titlePurchases}
        </Link>
      </li>
      <li>
        <Link to={paths.lists} className={styles.item} onClick={close}>
          <ListChecks aria-hidden="true" /> {frameTexts.titleLists}
        </Link>
      </li>
      <li>
        <Link to={paths.addresses} className={styles.item} onClick={close}>
          <MapPin aria-hidden="true" /> {lateFrameTexts.titleAddresses}
        </Link>
      </li>
      {user?.companyRole !== undefined && <CompanyItems open={open} onClose={close} />}
      {companies.length > 1 && (
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close()
              changeCompany()
            }}
          >
            <Building2 aria-hidden="true" /> {lateFrameTexts.changeCompany}
          </button>
        </li>
      )}
      {isAdministrator && (
        <li>
          <Link to={paths.userBoard} className={styles.item} onClick={close}>
            <UserRoundCog aria-hidden="true" /> {lateFrameTexts.titleUserBoard}
          </Link>
        </li>
      )}
      <li>
        <button type="button" className={styles.item} onClick={() => void logOut().finally(close)}>
          <LogOut aria-hidden="true" /> {lateFrameTexts.logout}
        </button>
      </li>
    </ul>
  )
}
