import styles from './spinner.module.css'

/** A spinning ring in the colour of the text around it; decorative, because its owner announces the state. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
