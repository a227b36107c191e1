import { Link } from '@tanstack/react-router'
import { ChevronDown, LogOut, MapPin, Package, UserRound } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { askFor } from '../lib/dialog-chain.ts'
import { useUser } from '../lib/user-store.ts'
import { logOut } from './log-out.ts'
import { paths } from './paths.ts'
import styles from './profile-menu.module.css'
import { chainDialogs } from './slots.ts'
import { useDisclosure } from './use-disclosure.ts'

/** Login for visitors; the last name with orders, addresses and logout for customers. */
export function ProfileMenu() {
  const user = useUser()
  const { open, setOpen, container, button, onBlur } = useDisclosure()
  if (!user) {
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={frameTexts.login}
        onPointerEnter={() => void chainDialogs.login.preload()}
        onClick={() => void askFor('login')}
      >
        <UserRound aria-hidden="true" />
        <span className={styles.label}>{frameTexts.login}</span>
      </button>
    )
  }
  const lastName = user.lastName || user.login || frameTexts.profile
  const close = () => setOpen(false)
  return (
    <div ref={container} className={styles.container} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-label={frameTexts.profileOf({ lastName })}
        onClick={() => setOpen(!open)}
      >
        <UserRound aria-hidden="true" />
        <span className={styles.label}>{lastName}</span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {open && (
        <ul className={styles.menu}>
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
      )}
    </div>
  )
}
