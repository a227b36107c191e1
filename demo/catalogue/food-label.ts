export interface NutritionFact {
  key: 'kJ' | 'kcal' | 'fat' | 'saturates' | 'carbohydrate' | 'sugars' | 'fibre' | 'protein' | 'salt'
  name: string
  /** Per 100 g or 100 ml. */
  value: number
  unit: 'kJ' | 'kcal' | 'g'
}

export interface FoodInfo {
  ingredients: string
  allergens: string[]
  nutrition: NutritionFact[]
  storage: string
}
