/**
 * The button of products with choices, two files away: the first file would otherwise name all that it is made of
 * (docs/decisions/110).
 */
export const loadChosen = () => import('./add-chosen.tsx').then((module) => module.AddChosen)
