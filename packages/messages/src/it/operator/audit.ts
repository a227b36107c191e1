/** What the operator reads who asks what was done with an order or for a customer (`npm run audit`). */
export const auditTexts = {
  usage: 'Uso: npm run audit -- --of NUMERO-ORDINE|E-MAIL   dice chi ha fatto cosa, dalla cosa più vecchia',
  unknown: (p: { subject: string }) =>
    `Non c’è un ordine né un cliente «${p.subject}»: controlla come è scritto.`,
  none: (p: { subject: string }) => `Per ${p.subject} non è ancora stato fatto niente.`,
  line: (p: {
    at: string
    actor: string
    as: string
    act: string
    subject: string
    change: string
    request: string
  }) =>
    [
      `${p.at}  ${p.actor}${p.as && ` per conto di ${p.as}`}: ${p.act}, ${p.subject}`,
      p.change,
      p.request && `richiesta ${p.request}`,
    ]
      .filter(Boolean)
      .join('; '),
} as const
