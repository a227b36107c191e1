import { Link, useCanGoBack, useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowLeft, ListChecks, Menu } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useInBrowser } from '../../lib/browser/use-in-browser.ts'
import { setLeftDrawer } from '../../lib/state/app-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { CartButton } from './cart-button.tsx'
import { Logo } from '../logo.tsx'
import { MegaMenu } from '../menus/mega-menu.tsx'
import { OtherSearches } from './other-searches.tsx'
import { paths } from '../../app/navigation/paths.ts'
import { ProfileMenu } from '../menus/profile-menu.tsx'
import { SearchPlace } from '../../joins/search-place.tsx'
import { personalised } from '../../lib/browser/page-marks.ts'
import styles from './top-bar.module.css'

/** Here nobody searches: on small screens the bar has one row. */
const TILL: readonly string[] = [paths.checkout, paths.payment]

/**
 * Logo, all products, search, lists, profile, cart; on small screens the menu, and the search in a row of its own, which stays
 * on scrolling. The back button is before the search at every width.
 */
export function TopBar() {
  const router = useRouter()
  const inBrowser = useInBrowser()
  const canGoBack = useCanGoBack() && inBrowser
  const isHome = useRouterState({ select: ({ location }) => location.pathname === paths.home })
  const isTill = useRouterState({ select: ({ location }) => TILL.includes(location.pathname) })
  return (
    <header className={styles.header} data-slim={isTill || undefined}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <IconButton
            tone="on-primary"
            className={styles.burger}
            label={frameTexts.openMenu}
            icon={<Menu />}
            aria-haspopup="dialog"
            onClick={() => setLeftDrawer(true)}
          />
          <Logo />
        </div>
        <nav className={styles.products} aria-label={frameTexts.mainNavigation}>
          <MegaMenu />
        </nav>
        {canGoBack && !isHome && (
          <IconButton
            tone="on-primary"
            className={styles.back}
            label={frameTexts.back}
            icon={<ArrowLeft />}
            onClick={() => router.history.back()}
          />
        )}
        <div className={styles.search} role="search">
          <SearchPlace />
          <OtherSearches />
        </div>
        <div {...personalised()} className={styles.end}>
          <span data-upwards="" className={styles.upwards} />
          <Link to={paths.lists} className={styles.lists} aria-label={frameTexts.titleLists}>
            <ListChecks aria-hidden="true" />
            {frameTexts.lists}
          </Link>
          <ProfileMenu />
          <CartButton />
        </div>
      </div>
    </header>
  )
}
