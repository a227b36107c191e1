import { ownValue } from '@cambusa/domain/own-value'
import type { Product } from '@cambusa/contract/catalogue/product'
import { ingredientParts } from '@cambusa/domain/catalogue/ingredient-parts'
import { linkAddress } from '@cambusa/domain/web/inner-address'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { FileText, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { NutritionTable } from './nutrition-table.tsx'
import { personalised } from '../../lib/browser/page-marks.ts'
import { serverUrl } from '../../lib/device/server-url.ts'
import styles from './product-sheet.module.css'

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.fact}>
    <h3 className={styles.factTitle}>{title}</h3>
    {children}
  </section>
)

/** The ingredients, with allergens in bold. */
const Ingredients = ({ text, allergens }: { text: string; allergens: readonly string[] }) => (
  <p>
    {ingredientParts(text, allergens).map((part, index) =>
      part.isAllergen ? <strong key={index}>{part.text}</strong> : part.text,
    )}
  </p>
)

const withdrawals: Partial<Record<string, string>> = productTexts.withdrawals

/** The information required by law before the purchase (Reg. EU 1169/2011 art. 14), and the datasheet. */
export function ProductSheet({ product }: { product: Product }) {
  const { text, storage, usage, alcohol, origin, producer } = product.metaData.product_description
  const datasheet = linkAddress(product.metaData.product_description_main.DATASHEET)
  const withdrawal = ownValue(withdrawals, product.withdrawalClass)
  return (
    <section {...personalised()} className={styles.sheet} aria-labelledby="scheda">
      <h2 id="scheda">{productTexts.sheet}</h2>
      {!product.foodInformationComplete && (
        <p className={styles.incomplete}>
          <Info aria-hidden="true" />
          <span>
            <strong>{productTexts.incomplete}</strong> {productTexts.incompleteText}
          </span>
        </p>
      )}
      <div className={styles.facts}>
        {text && (
          <Fact title={productTexts.description}>
            <p>{text}</p>
          </Fact>
        )}
        {product.ingredients && (
          <Fact title={productTexts.ingredients}>
            <Ingredients text={product.ingredients} allergens={product.allergens} />
          </Fact>
        )}
        {(product.ingredients !== null || product.allergensDeclared) && (
          <Fact title={productTexts.allergens}>
            {product.allergens.length > 0 ? (
              <p>
                <strong>{product.allergens.join(', ')}</strong>
              </p>
            ) : (
              <p>{product.allergensDeclared ? productTexts.allergensNone : productTexts.allergensUnknown}</p>
            )}
          </Fact>
        )}
        {product.nutrition.length > 0 && (
          <Fact title={productTexts.nutrition}>
            <NutritionTable rows={product.nutrition} />
          </Fact>
        )}
        {alcohol && (
          <Fact title={productTexts.alcoholStrength}>
            <p>{alcohol}</p>
          </Fact>
        )}
        {usage && (
          <Fact title={productTexts.usage}>
            <p>{usage}</p>
          </Fact>
        )}
        {origin && (
          <Fact title={productTexts.origin}>
            <p>{origin}</p>
          </Fact>
        )}
        {storage && (
          <Fact title={productTexts.storage}>
            <p>{storage}</p>
          </Fact>
        )}
        {producer && (
          <Fact title={productTexts.operator}>
            <p>{producer}</p>
          </Fact>
        )}
        {withdrawal && (
          <Fact title={productTexts.withdrawal}>
            <p>{withdrawal}</p>
          </Fact>
        )}
      </div>
      {datasheet && (
        <a href={serverUrl(datasheet)} target="_blank" rel="noreferrer" className={styles.datasheet}>
          <FileText aria-hidden="true" />
          {productTexts.datasheet} ({productTexts.datasheetKind})
        </a>
      )}
    </section>
  )
}
