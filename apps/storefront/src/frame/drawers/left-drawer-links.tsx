import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  ChartColumn,
  ChevronRight,
  ClipboardList,
  House,
  ListChecks,
  ListPlus,
  MapPin,
  Package,
  Search,
  SlidersHorizontal,
  Store,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { drawerTexts } from '@cambusa/messages/it/frame/drawer'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { categoryTreeQuery } from '../../features/catalogue/category/category-api.ts'
import { setFastSearch } from '../../lib/state/app-state.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DrawerMenu } from './drawer-menu.tsx'
import styles from './left-drawer-links.module.css'
import { paths } from '../../app/navigation/paths.ts'

/** The content of the left drawer: login, the customer's screens, the departments, the content's menu, assistance. */
export function LeftDrawerLinks({ onLeave }: { onLeave: () => void }) {
  const user = useUser()
  const { data: tree } = useQuery(categoryTreeQuery(useScopeKey()))
  const item = (icon: ReactNode, label: string) => (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      <ChevronRight aria-hidden="true" className={styles.chevron} />
    </>
  )
  const link = { className: styles.item, onClick: onLeave }
  return (
    <nav aria-label={frameTexts.mainNavigation} className={styles.nav}>
      {!user && (
        <Button
          wide
          look="primary"
          icon={<UserRound />}
          onClick={() => {
            onLeave()
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
        <li>
          <Link to={paths.quickOrder} {...link}>
            {item(<ClipboardList aria-hidden="true" />, frameTexts.quickOrder)}
          </Link>
        </li>
        <li>
          <button
            type="button"
            {...link}
            onClick={() => {
              onLeave()
              setFastSearch(true)
            }}
          >
            {item(<ListPlus aria-hidden="true" />, frameTexts.fastSearch)}
          </button>
        </li>
        <li>
          <Link to={paths.advancedSearch} {...link}>
            {item(<SlidersHorizontal aria-hidden="true" />, frameTexts.advancedSearch)}
          </Link>
        </li>
        <li>
          <Link to={paths.storeLocator} {...link}>
            {item(<Store aria-hidden="true" />, drawerTexts.stores)}
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
              <Link to={paths.purchases} {...link}>
                {item(<ChartColumn aria-hidden="true" />, lateFrameTexts.titlePurchases)}
              </Link>
            </li>
            <li>
              <Link to={paths.lists} {...link}>
                {item(<ListChecks aria-hidden="true" />, frameTexts.titleLists)}
              </Link>
            </li>
            <li>
              <Link to={paths.addresses} {...link}>
                {item(<MapPin aria-hidden="true" />, lateFrameTexts.titleAddresses)}
              </Link>
            </li>
          </>
        )}
      </ul>
      <h3 className={styles.title}>
        <Link to={paths.categories} onClick={onLeave}>
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
      <DrawerMenu onLeave={onLeave} />
    </nav>
  )
}
