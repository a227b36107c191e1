/** How a due date stands in a reminder: before its day, on its day or a little later, a week later. */
export type ReminderStage = 'before' | 'due' | 'after'

/** The mail about due dates of orders on account, to the holders of their company. */
export const dueMailTexts = {
  subject: (p: { stage: ReminderStage; total: string; day: string }) =>
    ({
      before: `Da pagare entro il ${p.day}: ${p.total}`,
      due: `Scade il ${p.day}: ${p.total}`,
      after: `Scaduti il ${p.day} e ancora da pagare: ${p.total}`,
    })[p.stage],
  text: (p: { stage: ReminderStage; company: string }) =>
    ({
      before: `Tra pochi giorni scadono questi importi di ${p.company}.`,
      due: `È il momento di pagare questi importi di ${p.company}.`,
      after: `Questi importi di ${p.company} sono scaduti e non ci risultano pagati.`,
    })[p.stage],
  order: (p: { number: string }) => `Ordine ${p.number}`,
  due: (p: { day: string }) => `scadenza ${p.day}`,
  total: 'Totale',
  alreadyPaid: 'Se hai già pagato, non devi fare altro: lo registriamo appena il pagamento arriva.',
  closes: 'Finché restano scaduti non si può ordinare con il pagamento differito.',
  button: 'Guarda le scadenze',
} as const
