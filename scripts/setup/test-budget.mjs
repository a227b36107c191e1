/** Processor seconds that a whole run may take, by project of vitest.config.ts (decision 182). */
export const TEST_BUDGET = {
  unit: 40,
  storefront: 90,
  server: 1000,
  e2e: 680,
  proofs: 220,
}
