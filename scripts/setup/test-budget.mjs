/** What a whole run may take of the processor, in seconds, by project of vitest.config.ts (decision 182). */
export const TEST_BUDGET = {
  unit: 40,
  storefront: 220,
  server: 900,
  e2e: 1_000,
  proofs: 120,
}
