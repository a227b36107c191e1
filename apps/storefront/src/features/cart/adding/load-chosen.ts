/**
 * The button of products with choices. Imported through this file, because the first chunk would otherwise list all of
 * its files (docs/decisions/110).
 */
export const loadChosen = () => import('./add-chosen.tsx').then((module) => module.AddChosen)
