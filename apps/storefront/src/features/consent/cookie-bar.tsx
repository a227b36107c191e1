import { contentPagePath } from '@cambusa/domain/web/page-address'
import { cookieQuestion, cookieTexts } from '@cambusa/messages/it/people/cookies'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DataLink } from '../../app/navigation/data-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ALL_COOKIES, chooseCookies, markCookieBar, ONLY_TECHNICAL } from './choose-cookies.ts'
import styles from './cookie-bar.module.css'
import { openCookiePanel } from './cookie-panel-state.ts'
import { onCookieChoice } from '../../lib/state/cookie-choice.ts'

/**
 * The bar that asks about cookies (specification §4 'Cookie consent'). It is in every page and shown only while the document
 * has its mark; without scripts it is not, as nothing can be stored then.
 */
export function CookieBar() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // Another tab may have answered while this code was on its way.
    markCookieBar()
    return onCookieChoice(() => {
      const hadFocus = bar.current?.contains(document.activeElement)
      markCookieBar()
      // The button that was pressed is hidden now: Tab goes on from the content.
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
    })
  }, [])
  return (
    <section
      ref={bar}
      data-bar="cookies"
      data-nosnippet=""
      className={styles.bar}
      aria-label={cookieTexts.bar}
    >
      <div className={styles.words}>
        <p className={styles.title}>{cookieQuestion.title}</p>
        <p>
          {cookieQuestion.text} <DataLink title={cookieTexts.policy} url={contentPagePath('cookie-policy')} />
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => chooseCookies(ONLY_TECHNICAL)}>
          {cookieTexts.refuse}
        </Button>
        <Button look="primary" onClick={() => chooseCookies(ALL_COOKIES)}>
          {cookieTexts.accept}
        </Button>
        <Button look="ghost" onClick={openCookiePanel}>
          {cookieTexts.choose}
        </Button>
      </div>
      <IconButton
        className={styles.close}
        label={cookieTexts.close}
        icon={<X aria-hidden="true" />}
        onClick={() => chooseCookies(ONLY_TECHNICAL)}
      />
    </section>
  )
}
