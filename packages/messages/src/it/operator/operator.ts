const dryRunOption = '  --dry-run     dice che cosa succederebbe e non cambia nulla'
const byOption = '  --by NOME     chi lo fa, per il registro: senza, l’utente del computer'

/** What commands that change something say to whoever runs them. */
export const operatorTexts = {
  options: `${dryRunOption}
  --yes         non chiede conferma
${byOption}`,
  /** Of commands that do not ask. */
  optionsOfChanges: `${dryRunOption}\n${byOption}`,
  dryRun: 'Prova: non è cambiato nulla.',
  goOn: 'Procedo? [s/N]',
  yes: ['s', 'sì', 'si'] as readonly string[],
  refused: 'Non confermato: non è cambiato nulla.',
  nobodyToAsk:
    'Questo comando muove denaro e chiede conferma, ma qui nessuno può rispondere: aggiungi --yes se vuoi che proceda.',
  byWhom: '--by vuole il nome di chi lo fa, in una riga di al massimo 80 caratteri.',
  wrongAmount: (p: { text: string }) => `«${p.text}» non è un importo: scrivilo in euro, come 45,90.`,
  noValue: (p: { option: string }) => `${p.option} non vuole un valore.`,
} as const
