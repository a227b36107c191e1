import { authTexts } from '@cambusa/messages/it/people/auth'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { serverUrl } from '../../lib/device/server-url.ts'
import { demoSignInsQuery } from './auth-api.ts'
import styles from './demo-sign-ins.module.css'

interface DemoSignInsProps {
  pending: boolean
  onChoose: (login: string, password: string) => void
}

/** The customers of the demo shop, each a button; nothing in other shops. */
export function DemoSignIns({ pending, onChoose }: DemoSignInsProps) {
  const { data } = useQuery(demoSignInsQuery)
  if (!data || data.signIns.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-sign-ins">
      <h3 id="demo-sign-ins" className={styles.title}>
        {authTexts.demoTitle}
      </h3>
      <p className={styles.text}>{authTexts.demoText}</p>
      <ul className={styles.list}>
        {data.signIns.map(({ login, who }) => (
          <li key={login}>
            <button
              type="button"
              className={styles.choice}
              aria-disabled={pending || undefined}
              onClick={() => !pending && onChoose(login, data.password)}
            >
              <span className={styles.words}>
                <span className={styles.login}>{login}</span>
                <span className={styles.who}>{who}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {data.newcomer && (
        <p className={styles.newcomer}>
          {authTexts.demoNewcomer(data.newcomer)}{' '}
          <a href={serverUrl(data.newcomer.mailUrl)} target="_blank" rel="noopener noreferrer">
            {authTexts.demoMail}
          </a>
        </p>
      )}
    </section>
  )
}
