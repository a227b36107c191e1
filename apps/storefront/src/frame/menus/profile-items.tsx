import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, ListChecks, LogOut, MapPin, Package, UserRoundCog } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { companiesQuery } from '../../features/companies/companies-api.ts'
import { changeCompany } from '../../lib/state/dialog-chain.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { useMayDo } from '../../lib/session/may-do.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { logOut } from './log-out.ts'
import { paths } from '../../app/navigation/paths.ts'
import styles from './profile-menu.module.css'

/** The items below the customer's name: orders, addresses, the company where there are several, logout. */
export function ProfileItems({ open, onClose: close }: { open: boolean; onClose: () => void }) {
  const isAdministrator = useMayDo('administer')
  const hasCode = Boolean(useUser()?.codInt)
  const { data: companies = [] } = useQuery({ ...companiesQuery(useOwner()), enabled: open && hasCode })
  return (
    <ul className={styles.menu} hidden={!open}>
      <li>
        <Link to={paths.orders} className={styles.item} onClick={close}>
          <Package aria-hidden="true" /> {frameTexts.titleOrders}
        </Link>
      </li>
      <li>
        <Link to={paths.lists} className={styles.item} onClick={close}>
          <ListChecks aria-hidden="true" /> {frameTexts.titleLists}
        </Link>
      </li>
      <li>
        <Link to={paths.addresses} className={styles.item} onClick={close}>
          <MapPin aria-hidden="true" /> {frameTexts.titleAddresses}
        </Link>
      </li>
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
            <Building2 aria-hidden="true" /> {frameTexts.changeCompany}
          </button>
        </li>
      )}
      {isAdministrator && (
        <li>
          <Link to={paths.userBoard} className={styles.item} onClick={close}>
            <UserRoundCog aria-hidden="true" /> {frameTexts.titleUserBoard}
          </Link>
        </li>
      )}
      <li>
        <button type="button" className={styles.item} onClick={() => void logOut().finally(close)}>
          <LogOut aria-hidden="true" /> {frameTexts.logout}
        </button>
      </li>
    </ul>
  )
}
