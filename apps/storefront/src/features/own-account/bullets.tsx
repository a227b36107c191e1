import styles from './own-account.module.css'

/** Lines of what is told, one below the other. */
export const Bullets = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
