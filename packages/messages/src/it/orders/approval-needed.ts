/** What cart and till say to a buyer whose cart a holder has to approve. */
export const approvalNeededTexts = {
  // cart
  over: {
    always: 'Un titolare approva ogni tuo carrello: dalla cassa lo mandi in approvazione.',
    order: (p: { limit: string }) =>
      `Supera il tuo limite di ${p.limit} per ordine: dalla cassa lo mandi in approvazione.`,
    month: (p: { left: string }) =>
      `Supera i ${p.left} che ti restano questo mese: dalla cassa lo mandi in approvazione.`,
  },
  left: (p: { left: string }) => `Questo mese puoi ordinare ancora ${p.left} senza approvazione.`,

  // till
  title: 'Serve l’approvazione di un titolare',
  till: {
    always: 'I tuoi ordini partono quando un titolare li approva.',
    order: (p: { total: string; limit: string }) =>
      `Il totale è ${p.total}, il tuo limite per ordine ${p.limit}.`,
    month: (p: { total: string; left: string }) =>
      `Il totale è ${p.total}, questo mese ti restano ${p.left}.`,
  },
  payment: 'Il pagamento lo sceglie chi approva: alla consegna o sul conto dell’azienda.',
  missing: 'Prima di mandarlo',
  send: 'Manda in approvazione',
} as const
