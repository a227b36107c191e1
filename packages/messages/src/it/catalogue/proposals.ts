/** Texts of what is proposed in a category. */
export const proposalTexts = {
  title: (p: { name: string }) => `In evidenza in ${p.name}`,
} as const
