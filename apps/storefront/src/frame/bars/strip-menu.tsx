import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useQuery } from '@tanstack/react-query'
import { DataLink } from '../../app/navigation/data-link.tsx'
import { menuQuery } from '../../features/content/content-api.ts'
import styles from './service-bar.module.css'

/** There is room for these; the drawer has all. */
const AT_MOST = 4

/** On wide screens the first links of the main menu. What is right of them does not move when they come late. */
export function StripMenu() {
  const { data: links = [] } = useQuery(menuQuery('main'))
  return (
    <nav aria-label={frameTexts.information} className={styles.links}>
      {links.slice(0, AT_MOST).map(({ title, url }) => (
        <DataLink key={title} title={title} url={url} className={styles.link} />
      ))}
    </nav>
  )
}
