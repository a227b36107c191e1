/** Answers to a question of the shop that names none of its own. */
export const confirmTexts = { yes: 'Sì', no: 'No', ok: 'Ho capito' } as const
