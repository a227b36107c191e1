import { secondFactorTexts as texts } from '@cambusa/messages/it/people/second-factor'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import styles from './second-factor.module.css'

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  // What held the focus is gone: a reader hears what took its place.
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.step}>
      <header>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {texts.codesTitle}
        </h3>
        <p className={styles.soft}>{texts.codesText}</p>
      </header>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="primary" size="large" onClick={onSaved}>
          {texts.saved}
        </Button>
        <CopyButton text={codes.join('\n')}>{texts.copyCodes}</CopyButton>
      </div>
    </section>
  )
}
