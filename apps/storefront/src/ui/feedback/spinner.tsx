import styles from './spinner.module.css'

/** A turning ring in the colour of the text around it; decoration only, the state is told by its owner. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
