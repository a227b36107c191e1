import { Link } from '@tanstack/react-router'
import { LogOut, MapPin, Package } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { logOut } from './log-out.ts'
import { paths } from '../../app/navigation/paths.ts'
import styles from './profile-menu.module.css'

/** What a customer finds under the own name: orders, addresses, logout. */
export const ProfileItems = ({ open, onClose: close }: { open: boolean; onClose: () => void }) => (
  <ul className={styles.menu} hidden={!open}>
    <li>
      <Link to={paths.orders} className={styles.item} onClick={close}>
        <Package aria-hidden="true" /> {frameTexts.titleOrders}
      </Link>
    </li>
    <li>
      <Link to={paths.addresses} className={styles.item} onClick={close}>
        <MapPin aria-hidden="true" /> {frameTexts.titleAddresses}
      </Link>
    </li>
    <li>
      <button type="button" className={styles.item} onClick={() => void logOut().finally(close)}>
        <LogOut aria-hidden="true" /> {frameTexts.logout}
      </button>
    </li>
  </ul>
)
