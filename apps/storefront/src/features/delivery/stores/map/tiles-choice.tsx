import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './tiles-choice.module.css'
import type { TilesState } from './use-tiles.ts'

/** Below the map: whose it is and, where pictures of streets come from another host, the button that asks for them. */
export const TilesChoice = ({ tiles }: { tiles: TilesState | undefined }) => (
  <div className={styles.source}>
    {tiles?.host !== undefined && (
      <>
        <Button onClick={() => tiles.agree(!tiles.isOn)}>
          {(tiles.isOn ? texts.tilesHide : texts.tilesShow)({ host: tiles.host })}
        </Button>
        <p>{texts.tilesWhy({ host: tiles.host })}</p>
      </>
    )}
    <p>
      {tiles?.isOn && <Attribution tiles={tiles} />}
      {texts.outlineSource}
    </p>
  </div>
)

const Attribution = ({ tiles: { attribution, attributionUrl } }: { tiles: TilesState }) => (
  <>
    {attributionUrl === undefined ? (
      attribution
    ) : (
      <a
        href={attributionUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={frameTexts.opensElsewhere({ name: attribution })}
      >
        {attribution}
      </a>
    )}
    {' · '}
  </>
)
