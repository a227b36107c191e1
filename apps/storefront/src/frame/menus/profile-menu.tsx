import { Link } from '@tanstack/react-router'
import { ChevronDown, UserRound } from 'lucide-react'
import { useCallback } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { paths } from '../../app/navigation/paths.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { useHasCustomersPlaces, useUser } from '../../lib/session/user-store.ts'
import { whenFirstOpen } from '../../ui/overlays/when-first-open.tsx'
import styles from './profile-menu.module.css'
import { preloadLogin } from '../../joins/frame-chunks.ts'
import { useDisclosure } from '../use-disclosure.ts'

/** Visitors do not need it: its code is loaded on hovering. */
const Items = whenFirstOpen(() => import('./profile-items.tsx').then(({ ProfileItems }) => ProfileItems))

/** Login for visitors; for customers the last name, which links to the profile, and a menu beside it. */
export function ProfileMenu() {
  const user = useUser()
  const isCustomers = useHasCustomersPlaces()
  const { open, setOpen, container, button, onBlur } = useDisclosure()
  const close = useCallback(() => setOpen(false), [setOpen])
  if (!isCustomers) {
    return (
      <button
        type="button"
        className={styles.button}
        aria-label={frameTexts.login}
        onPointerEnter={preloadLogin}
        onClick={() => void askFor('login')}
      >
        <UserRound aria-hidden="true" />
        <span className={styles.label}>{frameTexts.login}</span>
      </button>
    )
  }
  const lastName = user?.lastName || user?.login || frameTexts.profile
  return (
    <div ref={container} className={styles.container} onBlur={onBlur}>
      <Link
        to={paths.profileUpdate}
        className={styles.button}
        aria-label={frameTexts.profileOf({ lastName })}
      >
        <UserRound aria-hidden="true" />
        <span className={styles.label}>{lastName}</span>
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-label={frameTexts.profileMenu}
        onPointerEnter={() => void Items.preload()}
        onFocus={() => void Items.preload()}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
      <Items open={open} onClose={close} />
    </div>
  )
}
