import encodeQR from 'qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

interface QrCodeProps {
  text: string
  /** For whoever does not see it. */
  label: string
}

/** One square for each dark module, in one path. */
const squaresOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A text as a QR code, for the camera of another device. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium' }), [text])
  const size = rows.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={squaresOf(rows)} />
    </svg>
  )
}
