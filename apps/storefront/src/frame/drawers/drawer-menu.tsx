import { drawerTexts } from '@cambusa/messages/it/frame/drawer'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Phone } from 'lucide-react'
import { contacts } from '../../../../../shop.config.json'
import { DataLink } from '../../app/navigation/data-link.tsx'
import { menuQuery } from '../../features/content/content-api.ts'
import { phoneUrl } from '../../lib/format/phone-url.ts'
import styles from './left-drawer-links.module.css'

/** The main menu of the content service, and whom to call. */
export function DrawerMenu({ onLeave }: { onLeave: () => void }) {
  const { data: links = [] } = useQuery(menuQuery('main'))
  const all = links.flatMap((link) => [link, ...(link.children ?? [])])
  return (
    <>
      {all.length > 0 && (
        <>
          <h3 className={styles.title}>{lateFrameTexts.information}</h3>
          <ul>
            {all.map(({ title, url }) => (
              <li key={`${title} ${url}`} className={styles.line}>
                <DataLink title={title} url={url} className={styles.item} onClick={onLeave} />
                <ChevronRight aria-hidden="true" className={styles.chevron} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.title}>{drawerTexts.assistance}</h3>
      <div>
        <a href={phoneUrl(contacts.phone)} className={styles.item}>
          <Phone aria-hidden="true" />
          <span className={styles.label}>{drawerTexts.call({ phone: contacts.phone })}</span>
        </a>
        {contacts.hours !== '' && <p className={styles.hours}>{contacts.hours}</p>}
      </div>
    </>
  )
}
