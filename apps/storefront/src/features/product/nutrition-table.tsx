import type { Product } from '@cambusa/contract/catalogue/product'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import styles from './product-sheet.module.css'

/** Nutrition per 100 g or 100 ml; subordinate values ('di cui …') are indented. */
export const NutritionTable = ({ rows }: { rows: Product['nutrition'] }) => (
  <table className={styles.nutrition}>
    <thead>
      <tr>
        <th scope="col">{productTexts.nutritionName}</th>
        <th scope="col">{productTexts.nutritionValue}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, value }) => (
        <tr key={name} data-part={name.startsWith('di cui') || undefined}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
