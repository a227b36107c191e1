import { useId, type ReactNode } from 'react'
import styles from './profile.module.css'

interface ProfileSectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A part of the profile on its own card. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.soft}>{text}</p>}
      </header>
      {children}
    </section>
  )
}

/** Read-only values, each with its label. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
