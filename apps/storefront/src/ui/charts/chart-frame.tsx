import type { KeyboardEvent, ReactNode } from 'react'
import styles from './chart-frame.module.css'

interface ChartFrameProps {
  /** What the value that is read says, in words and figures. */
  readout: ReactNode
  /** Values named beside the field, from its top (0) to its bottom (100). */
  levels: readonly { label: string; y: number }[]
  /** Names below the field, from its left (0) to its right (100). */
  marks: readonly { label: string; x: number }[]
  /** Shapes in a field of 100 by 100, which is stretched: strokes need vector-effect. */
  children: ReactNode
  /** What the chart shows as a whole, for screen readers. */
  label: string
  /** What is read, for screen readers. */
  valueText: string | undefined
  min: number
  max: number
  step: number
  value: number
  onRead: (value: number) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

const anchorOf = (x: number) => (x === 0 ? 'start' : x === 100 ? 'end' : 'middle')

/**
 * The frame of a chart: levels, field, marks below. Its values are read by finger, mouse and arrow keys: an
 * <input type="range"> covers the field.
 */
export const ChartFrame = ({
  readout,
  levels,
  marks,
  children,
  label,
  valueText,
  onRead,
  ...range
}: ChartFrameProps) => (
  <figure className={styles.chart}>
    <figcaption className={styles.readout}>{readout}</figcaption>
    <div className={styles.plot}>
      <svg className={styles.levels} aria-hidden="true">
        {levels.map((level) => (
          <text key={level.label} y={`${level.y}%`}>
            {level.label}
          </text>
        ))}
      </svg>
      <div className={styles.field}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {levels.map(({ y }) => (
            <line key={y} x1="0" x2="100" y1={y} y2={y} className={styles.grid} />
          ))}
          {children}
        </svg>
        <input
          {...range}
          type="range"
          className={styles.range}
          aria-label={label}
          aria-valuetext={valueText}
          onChange={(event) => onRead(Number(event.target.value))}
        />
      </div>
    </div>
    <div className={styles.axis} aria-hidden="true">
      <svg className={styles.marks}>
        {marks.map(({ label: name, x }) => (
          <text key={x} x={`${x}%`} y="50%" textAnchor={anchorOf(x)}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  </figure>
)
