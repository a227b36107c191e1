import { ALLERGEN_CODES, ALLERGEN_NAMES } from '@cambusa/domain/catalogue/allergen'
import { wishTexts } from '@cambusa/messages/it/cart/wishes'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import styles from './wish-fields.module.css'

interface WishFieldsProps {
  sameBrand: boolean
  /** Codes of allergens that are chosen here. */
  avoided: readonly string[]
  /** Those that are never in any line of the cart: they cannot be taken away here. */
  ofCart?: readonly string[]
}

/** What an alternative has to be like, for a line or for the whole cart: brand and allergens. */
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

/** What these fields of a form say, as the shop keeps it. */
export const typedWishes = (typed: FormData) => ({
  same_brand: typed.has('brand') ? 'true' : '',
  avoid_allergens: typed.getAll('allergen').join(','),
})
