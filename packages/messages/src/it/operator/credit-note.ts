import { operatorTexts } from './operator.ts'

/** What the operator reads who notes a credit note (`npm run orders -- credit`). */
export const creditNoteTexts = {
  usage: `Uso: npm run orders -- credit ORDINE IMPORTO --document NUMERO --reason TESTO
     scrive una nota di credito su un ordine a pagamento differito: abbassa le sue scadenze, prima l’ultima

${operatorTexts.optionsOfChanges}`,
  wrongDocument: '--document vuole il numero della nota di credito, al massimo 60 caratteri.',
  wrongReason: '--reason vuole il motivo, in una riga di al massimo 200 caratteri.',
  would: (p: { number: string; amount: string; document: string }) =>
    `La nota di credito ${p.document} toglie ${p.amount} dalle scadenze dell’ordine ${p.number}.`,
  rest: (p: { amount: string }) => `Di questi ${p.amount} sono già pagati: vanno restituiti al cliente.`,
  already: (p: { document: string }) =>
    `La nota di credito ${p.document} era già scritta: non è cambiato nulla.`,
}
