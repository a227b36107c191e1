import { operatorTexts } from './operator.ts'

interface CompanyToChoose {
  name: string
  vatNumber: string
}

const listed = (companies: readonly CompanyToChoose[]) =>
  companies.map(({ name, vatNumber }) => `- ${vatNumber}  ${name}`).join('\n')

const states = { good: 'valida', withdrawn: 'ritirata', expired: 'scaduta' } as const

/** What the operator reads who gives keys to tills and tablets (`npm run keys`). */
export const keysTexts = {
  usage: `Uso: npm run keys -- make E-MAIL --name NOME   dà una chiave a una cassa, che entra come questo cliente
       --company PARTITA-IVA   per quale azienda, se il cliente ne ha più di una
       --days GIORNI           quanto vale: senza, 365
     npm run keys -- list [E-MAIL]             elenca le chiavi
     npm run keys -- withdraw CHIAVE           ritira la chiave: chi è entrato con essa esce subito

${operatorTexts.optionsOfChanges}`,
  none: 'Nessuna chiave.',
  customerUnknown: (p: { email: string }) =>
    `Non c’è un cliente con la e-mail ${p.email}: controlla come è scritta.`,
  customerClosed: (p: { email: string }) => `L’account di ${p.email} è chiuso.`,
  noCompany: (p: { email: string }) => `${p.email} non ha un’azienda: una chiave è sempre di un’azienda.`,
  companyUnknown: (p: { email: string; companies: readonly CompanyToChoose[] }) =>
    `${p.email} non ha un’azienda con questa partita IVA. Ha:\n${listed(p.companies)}`,
  whichCompany: (p: { email: string; companies: readonly CompanyToChoose[] }) =>
    `${p.email} ha più di un’azienda: aggiungi --company con una di queste.\n${listed(p.companies)}`,
  nameWrong: (p: { max: number }) => `--name vuole il nome del dispositivo, al massimo ${p.max} caratteri.`,
  daysWrong: (p: { max: number }) => `--days vuole un numero intero da 1 a ${p.max}.`,
  made: (p: { key: string; secret: string; name: string; company: string; day: string; email: string }) =>
    `Fatto: ${p.name} di ${p.company} entra da /tech-login come ${p.email}, fino al ${p.day}.
  chiave ${p.key}
  segreto ${p.secret}
Scrivi adesso il segreto sul dispositivo: non si può più leggere. ${p.email} riceve una e-mail.`,
  keyUnknown: (p: { key: string }) => `Non c’è una chiave valida ${p.key}: «npm run keys -- list» le elenca.`,
  withdrawn: (p: { name: string }) => `Fatto: la chiave di ${p.name} non vale più, e chi era entrato esce.`,
  line: (p: {
    key: string
    name: string
    email: string
    company: string
    state: keyof typeof states
    until: string
    used: string | undefined
  }) =>
    `${p.key}  ${p.name}, ${p.company}, ${p.email}: ${states[p.state]}, fino al ${p.until}, ${
      p.used === undefined ? 'mai usata' : `usata l’ultima volta il ${p.used}`
    }`,
} as const
