import styles from './spark-line.module.css'
import { verticalScale } from './vertical-scale.ts'

interface SparkLineProps {
  /** From left to right; null: there is none, and the line goes on from the last one to the next. */
  values: readonly (number | null)[]
  /** The same of last year, as a thinner dashed line. */
  before?: readonly (number | null)[]
}

/** Dots that are joined; one alone is a short stroke, so that it is seen. */
function pathOf(values: readonly (number | null)[], y: (value: number) => number): string {
  const width = 100 / Math.max(1, values.length)
  const dots = values.flatMap((value, place) =>
    value === null ? [] : [{ x: Math.round((place + 0.5) * width * 100) / 100, y: y(value) }],
  )
  const [first] = dots
  if (first === undefined) return ''
  if (dots.length === 1) return `M${first.x - width / 2} ${first.y}h${width}`
  return `M${dots.map((dot) => `${dot.x} ${dot.y}`).join('L')}`
}

/** A small line beside its figures, which say the same: screen readers skip it. */
export function SparkLine({ values, before = [] }: SparkLineProps) {
  const known = [...values, ...before].filter((value) => value !== null)
  const y = verticalScale(Math.min(...known), Math.max(...known))
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.spark}>
      <path d={pathOf(before, y)} className={styles.before} />
      <path d={pathOf(values, y)} className={styles.now} />
    </svg>
  )
}
