import { ingredientParts } from '@cambusa/domain/catalogue/ingredient-parts'

/** The list of ingredients with its allergens in bold. */
export const Ingredients = ({ text, allergens }: { text: string; allergens: readonly string[] }) => (
  <p>
    {ingredientParts(text, allergens).map((part, index) =>
      part.isAllergen ? <strong key={index}>{part.text}</strong> : part.text,
    )}
  </p>
)
