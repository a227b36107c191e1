import { ALLERGEN_CODES, ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import styles from './wish-fields.module.css'

interface WishFieldsProps {
  sameBrand: boolean
  /** Codes of the allergens chosen here. */
  avoided: readonly string[]
  /** Allergens excluded for the whole cart: they cannot be removed here. */
  ofCart?: readonly string[]
}

/** Wishes for alternatives, of a line or of the whole cart: brand and allergens. */
export const WishFields = ({ sameBrand, avoided, ofCart = [] }: WishFieldsProps) => (
  <>
    <Checkbox name="brand" label={wishTexts.sameBrand} defaultChecked={sameBrand} />
    <fieldset className={styles.allergens}>
      <legend>{wishTexts.avoid}</legend>
      {ALLERGEN_CODES.map((code, place) => (
        <Checkbox
          key={code}
          name="allergen"
          value={code}
          label={ALLERGEN_NAMES[place]}
          disabled={ofCart.includes(code)}
          hint={ofCart.includes(code) ? wishTexts.ofCart : undefined}
          defaultChecked={ofCart.includes(code) || avoided.includes(code)}
        />
      ))}
    </fieldset>
  </>
)

/** The values of these fields as the shop stores them. */
export const typedWishes = (typed: FormData) => ({
  same_brand: typed.has('brand') ? 'true' : '',
  avoid_allergens: typed.getAll('allergen').join(','),
})
