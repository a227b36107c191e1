import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, House, MapPin, Package, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { categoryTreeQuery } from '../features/catalogue/category-api.ts'
import { setLeftDrawer, useAppState } from '../lib/app-state.ts'
import { askFor } from '../lib/dialog-chain.ts'
import { useScopeKey } from '../lib/shopping-scope.ts'
import { useUser } from '../lib/user-store.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import styles from './left-drawer.module.css'
import { paths } from './paths.ts'

const close = () => setLeftDrawer(false)

/** The menu of small screens: 90% of a phone, half of anything wider. */
export function LeftDrawer() {
  const open = useAppState((state) => state.leftDrawerOpen)
  return (
    <Drawer
      side="left"
      width="menu"
      title={frameTexts.menu}
      closeLabel={frameTexts.closeMenu}
      open={open}
      onClose={close}
    >
      <DrawerLinks />
    </Drawer>
  )
}

function DrawerLinks() {
  const user = useUser()
  const { data: tree } = useQuery(categoryTreeQuery(useScopeKey()))
  const item = (icon: ReactNode, label: string) => (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      <ChevronRight aria-hidden="true" className={styles.chevron} />
    </>
  )
  const link = { className: styles.item, onClick: close }
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.nav}>
      {!user && (
        <Button
          wide
          look="primary"
          icon={<UserRound />}
          onClick={() => {
            close()
            void askFor('login')
          }}
        >
          {frameTexts.login}
        </Button>
      )}
      <ul>
        <li>
          <Link to={paths.home} {...link}>
            {item(<House aria-hidden="true" />, frameTexts.home)}
          </Link>
        </li>
        <li>
          <Link to={paths.search} {...link}>
            {item(<Search aria-hidden="true" />, frameTexts.search)}
          </Link>
        </li>
        {user && (
          <>
            <li>
              <Link to={paths.orders} {...link}>
                {item(<Package aria-hidden="true" />, frameTexts.titleOrders)}
              </Link>
            </li>
            <li>
              <Link to={paths.addresses} {...link}>
                {item(<MapPin aria-hidden="true" />, frameTexts.titleAddresses)}
              </Link>
            </li>
          </>
        )}
      </ul>
      <h3 className={styles.title}>
        <Link to={paths.categories} onClick={close}>
          {frameTexts.departments}
        </Link>
      </h3>
      <ul>
        {tree?.map((category) => (
          <li key={category.categoryId}>
            <Link to={paths.category} params={{ _splat: category.slug }} {...link}>
              {item(null, category.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
