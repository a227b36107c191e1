/** Processor seconds that a whole run may take, by project of vitest.config.ts (decision 182). */
export const TEST_BUDGET = {
  unit: 65,
  storefront: 130,
  server: 1500,
  e2e: 900,
  proofs: 250,
}
