/** Processor seconds that a whole run may take, by project of vitest.config.ts (decision 182). */
export const TEST_BUDGET = {
  unit: 90,
  storefront: 160,
  server: 1100,
  e2e: 1000,
  proofs: 200,
}
