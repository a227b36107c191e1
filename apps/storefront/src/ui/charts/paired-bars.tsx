import { useState } from 'react'
import styles from './bars.module.css'
import { ChartFrame } from './chart-frame.tsx'

/** Two values that are compared, with what is said of them. */
export interface BarPair {
  key: string
  /** Below the bars, short. */
  mark: string
  value: number
  before: number
  /** What is shown while they are read: a name, the figures. */
  title: string
  text: string
}

interface PairedBarsProps {
  pairs: readonly BarPair[]
  /** What the chart shows as a whole, for screen readers. */
  label: string
  /** Names of the two bars. */
  names: { value: string; before: string }
  format: (value: number) => string
}

/** How many names stand below the bars at most. */
const MARKS = 7
/** The part of its place that a pair of bars fills. */
const FILLED = 0.76

/** A round value not below another one, 1, 2, 2.5 or 5 times a power of ten, as the top of the field. */
export function roundTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)))
  return ([1, 2, 2.5, 5, 10].find((times) => times * power >= highest) ?? 10) * power
}

/** Pairs of bars, now and before, read one by one by finger, mouse and arrow keys; the last pair at first. */
export function PairedBars({ pairs, label, names, format }: PairedBarsProps) {
  const [read, setRead] = useState<number | null>(null)
  const last = pairs.length - 1
  const at = Math.min(read ?? last, last)
  const shown = pairs[at]
  const top = roundTop(Math.max(...pairs.flatMap(({ value, before }) => [value, before])))
  const place = 100 / Math.max(1, pairs.length)
  const bar = (place * FILLED) / 2
  const left = (index: number) => index * place + (place * (1 - FILLED)) / 2
  const height = (value: number) => (Math.max(0, value) / top) * 100
  const every = Math.ceil(pairs.length / MARKS)
  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        {(['value', 'before'] as const).map((which) => (
          <span key={which}>
            <svg viewBox="0 0 10 10">
              <rect width="10" height="10" className={which === 'value' ? styles.now : styles.before} />
            </svg>
            {names[which]}
          </span>
        ))}
      </p>
      <ChartFrame
        readout={
          shown && (
            <>
              <strong>{shown.title}</strong>
              <span>{shown.text}</span>
            </>
          )
        }
        levels={[1, 0.5].map((share) => ({ label: format(top * share), y: 100 - share * 100 }))}
        marks={pairs.flatMap(({ mark }, index) =>
          (last - index) % every === 0 ? [{ label: mark, x: (index + 0.5) * place }] : [],
        )}
        label={label}
        valueText={shown && `${shown.title}: ${shown.text}`}
        min={0}
        max={last}
        step={1}
        value={at}
        onRead={setRead}
      >
        {read !== null && <rect x={at * place} y="0" width={place} height="100" className={styles.cursor} />}
        {pairs.map(({ key, value, before }, index) => (
          <g key={key}>
            <rect
              x={left(index)}
              y={100 - height(before)}
              width={bar}
              height={height(before)}
              className={styles.before}
            />
            <rect
              x={left(index) + bar}
              y={100 - height(value)}
              width={bar}
              height={height(value)}
              className={styles.now}
            />
          </g>
        ))}
      </ChartFrame>
    </>
  )
}
