import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useQuery } from '@tanstack/react-query'
import { DataLink } from '../../app/navigation/data-link.tsx'
import { menuQuery } from '../../features/content/content-api.ts'
import { personalised } from '../../lib/browser/page-marks.ts'
import styles from './service-bar.module.css'

/** There is room for these; the drawer has all. */
const AT_MOST = 4

/**
 * On wide screens the first links of the main menu, for visitors: a customer's bar has more of its own, which would move
 * them, so a page made for a visitor hides them from its first paint. The drawer has all of them for everybody.
 */
export function StripMenu() {
  const { data: links = [] } = useQuery(menuQuery('main'))
  if (links.length === 0) return null
  return (
    <nav {...personalised()} aria-label={frameTexts.shopMenu} className={styles.links}>
      {links.slice(0, AT_MOST).map(({ title, url }) => (
        <DataLink key={title} title={title} url={url} className={styles.link} />
      ))}
    </nav>
  )
}
