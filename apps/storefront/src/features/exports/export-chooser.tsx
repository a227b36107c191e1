import { exportTexts as texts } from '@cambusa/messages/it/exports/export-screens'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './exports.module.css'
import { slugOf, type ExportFrom } from './export-source.ts'

/** Products that an export can start from. */
export interface Start {
  from: ExportFrom
  name: string
  /** How many products, when: a line under the name. */
  detail: string
}

/** Starts of one kind, under their heading. */
export interface StartGroup {
  title: string
  starts: readonly Start[]
}

const SHAPES = 4

const StartCard = ({ from, name, detail }: Start) => (
  <li className={styles.card}>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={paths.images} params={{ slug: slugOf(from) }} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p className={styles.soft}>{detail}</p>
    </div>
    <ChevronRight aria-hidden="true" className={styles.chevron} />
  </li>
)

/** Where an export can start: the cart of now, the last orders, the lists; undefined: they are loading. */
export function ExportChooser({ groups }: { groups: readonly StartGroup[] | undefined }) {
  const isEmpty = groups?.every(({ starts }) => starts.length === 0)
  return (
    <section aria-labelledby="export-start" className={styles.section}>
      <h2 id="export-start" className={styles.title}>
        {texts.startTitle}
      </h2>
      {isEmpty && (
        <>
          <p>{texts.nothing}</p>
          <LinkButton look="primary" to={paths.categories} className={styles.way}>
            {texts.browse}
          </LinkButton>
        </>
      )}
      {groups?.map(
        ({ title, starts }) =>
          starts.length > 0 && (
            <ul key={title} aria-label={title} className={styles.cards}>
              {starts.map((start) => (
                <StartCard key={slugOf(start.from)} {...start} />
              ))}
            </ul>
          ),
      )}
      {!groups && (
        <Loading className={styles.cards}>
          {Array.from({ length: SHAPES }, (_, index) => (
            <Skeleton key={index} shape="box" height="space-16" />
          ))}
        </Loading>
      )}
    </section>
  )
}
