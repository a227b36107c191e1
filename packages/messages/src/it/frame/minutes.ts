/** The minutes of a countdown; 0 is the last one. */
export function minutesText({ minutes }: { minutes: number }): string {
  if (minutes === 0) return 'meno di un minuto'
  return minutes === 1 ? 'un minuto' : `${minutes} minuti`
}
