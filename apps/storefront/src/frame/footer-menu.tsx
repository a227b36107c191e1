import { contentPagePath } from '@cambusa/domain/web/page-address'
import { footerTexts } from '@cambusa/messages/it/frame/footer'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { useQuery } from '@tanstack/react-query'
import { DataLink } from '../app/navigation/data-link.tsx'
import { paths } from '../app/navigation/paths.ts'
import { menuQuery, type MenuLink } from '../features/content/content-api.ts'
import styles from './footer.module.css'

const PRIVACY = 'privacy'
const COOKIES = 'cookie-policy'

/** In reach also where the content service has no menu. */
const legal: readonly MenuLink[] = [
  { title: footerTexts.privacy, url: contentPagePath(PRIVACY) },
  { title: footerTexts.cookies, url: contentPagePath(COOKIES) },
  { title: footerTexts.contact, url: paths.contact },
]

/** The links of the footer's menu; `isComing` until the content service has answered or failed. */
export function useFooterMenu(): { links: readonly MenuLink[]; isComing: boolean } {
  const { data, isLoading } = useQuery(menuQuery('footer'))
  return { links: data?.length ? data : legal, isComing: isLoading }
}

/** The footer's menu: links without others below are one column, each of the rest begins its own. */
export function FooterMenu({ links }: { links: readonly MenuLink[] }) {
  const plain = links.filter(({ children }) => !children?.length)
  const titled = links.filter(({ children }) => children?.length)
  return (
    <>
      {plain.length > 0 && <Column title={lateFrameTexts.information} links={plain} />}
      {titled.map(({ title, children = [] }) => (
        <Column key={title} title={title} links={children} />
      ))}
    </>
  )
}

const Column = ({ title, links }: { title: string; links: readonly MenuLink[] }) => (
  <nav aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul>
      {links.map((link) => (
        <li key={link.title}>
          <DataLink title={link.title} url={link.url} />
        </li>
      ))}
    </ul>
  </nav>
)
