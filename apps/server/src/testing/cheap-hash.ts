/** The least that argon2 admits: thousands of sign-ins of tests are not about the hash. */
export const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 }
