import { shortcutTexts } from '@cambusa/messages/it/frame/shortcuts'
import { setShortcuts, useAppState } from '../lib/state/app-state.ts'
import { Switch } from '../ui/fields/checkbox.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import styles from './shortcuts-dialog.module.css'

/** The keyboard shortcuts by part of the screen, and the switch for those of a single key. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useAppState((state) => state.shortcuts)
  return (
    <Dialog open={open} onClose={onClose} title={shortcutTexts.title}>
      <div className={styles.groups}>
        <Switch
          label={shortcutTexts.single}
          hint={shortcutTexts.singleHint}
          checked={isOn}
          onChange={(event) => setShortcuts(event.target.checked)}
        />
        {shortcutTexts.groups.map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <dl className={styles.keys}>
              {keys.map(([combination, does]) => (
                <div key={does} className={styles.line}>
                  <dt>
                    {combination.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
