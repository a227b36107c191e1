import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import type { Position } from '@cambusa/domain/delivery/distance'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ServiceIcon } from '../../../ui/product/service-icon.tsx'
import { NearMe } from '../near-me.tsx'
import type { OfferedService } from './listed-stores.ts'
import styles from './store-search.module.css'

const MOST_SIGNS = 80

interface StoreSearchProps {
  town: string | undefined
  /** Why the town leads nowhere. */
  townError: string | undefined
  position: Position | null
  service: number | undefined
  services: readonly OfferedService[]
  onTown: (town: string | undefined) => void
  onPosition: (position: Position | null) => void
  onService: (service: number | undefined) => void
}

/** Where one looks from, and for which service. Without scripts the form asks the server. */
export function StoreSearch(props: StoreSearchProps) {
  const { town = '', townError, position, service, services, onTown, onPosition, onService } = props
  const [typed, setTyped] = useState(town)
  const [shown, setShown] = useState(town)
  // Another address was opened, or the position has replaced the town.
  if (shown !== town) {
    setShown(town)
    setTyped(town)
  }
  return (
    <search className={styles.search} aria-label={texts.search}>
      <form
        data-draft="store-search"
        action={paths.storeLocator}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onTown(typed.trim() || undefined)
        }}
      >
        <TextField
          label={texts.town}
          hint={texts.townHint}
          name="town"
          type="search"
          autoComplete="address-level2"
          enterKeyHint="search"
          maxLength={MOST_SIGNS}
          value={typed}
          error={townError}
          onChange={(event) => setTyped(event.target.value)}
          className={styles.town}
        />
        <Button type="submit" look="primary" icon={<Search />} className={styles.find}>
          {texts.find}
        </Button>
        {service !== undefined && <input type="hidden" name="service" value={service} />}
      </form>
      <div className={styles.chips}>
        <NearMe position={position} onPosition={onPosition} />
        {town !== '' && (
          <Chip onClick={() => onTown(undefined)}>
            {texts.forget}
            <X aria-hidden="true" />
          </Chip>
        )}
      </div>
      {services.length > 1 && (
        <div role="group" aria-label={texts.service} className={styles.chips}>
          {services.map(({ deliveryServiceId: id, name }) => (
            <Chip
              key={id}
              selected={id === service}
              icon={<ServiceIcon serviceId={id} />}
              onClick={() => onService(id === service ? undefined : id)}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </search>
  )
}
