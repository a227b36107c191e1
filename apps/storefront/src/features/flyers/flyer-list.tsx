import type { FlyerHead } from '@cambusa/contract/content/flyers'
import { FLYER_STATES } from '@cambusa/domain/content/flyer-state'
import { dayInWords } from '@cambusa/domain/time/day-in-words'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './flyer-list.module.css'
import { isRunning } from './flyers-api.ts'
import { FlyerStateBadge } from './flyer-state-badge.tsx'
import { validityText } from './validity-text.ts'

/** All flyers by their state, each with its validity. */
export const FlyerList = ({ flyers }: { flyers: readonly FlyerHead[] }) =>
  FLYER_STATES.map((state) => {
    const ofState = flyers.filter((flyer) => flyer.state === state)
    return (
      ofState.length > 0 && (
        <section key={state} className={styles.section} aria-labelledby={`volantini-${state}`}>
          <h2 id={`volantini-${state}`}>{texts.sections[state]}</h2>
          <FlyerCards flyers={ofState} />
        </section>
      )
    )
  })

/** On home: the flyers that run now, with a link to all; nothing without one. */
export function RunningFlyers({ flyers }: { flyers: readonly FlyerHead[] }) {
  const running = flyers.filter(isRunning)
  if (running.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="volantini">
      <h2 id="volantini">{texts.title}</h2>
      <FlyerCards flyers={running} />
      <LinkButton to={paths.flyers} className={styles.all}>
        {texts.all}
      </LinkButton>
    </section>
  )
}

const FlyerCards = ({ flyers }: { flyers: readonly FlyerHead[] }) => (
  <ul className={styles.list}>
    {flyers.map((flyer) => (
      <li key={flyer.slug}>
        <FlyerCard flyer={flyer} />
      </li>
    ))}
  </ul>
)

/** The whole card is a link to the flyer. */
function FlyerCard({ flyer }: { flyer: FlyerHead }) {
  const { slug, title, summary, state, pictures } = flyer
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {pictures.map((url) => (
          <Picture key={url} src={url} alt="" sizes="(min-width: 600px) 120px, 28vw" />
        ))}
      </div>
      <FlyerStateBadge state={state} />
      <h3 className={styles.title}>
        <Link to={paths.flyer} params={{ volantino: slug }} className={styles.link}>
          {title}
        </Link>
      </h3>
      <p className={styles.validity}>{validityText(flyer, dayInWords)}</p>
      {summary && <p className={styles.summary}>{summary}</p>}
    </article>
  )
}
