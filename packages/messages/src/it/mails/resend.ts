/** Texts of a mail that is sent once more. */
export const resendTexts = {
  resend: 'Manda di nuovo la mail',
  resendIn: (p: { seconds: number }) =>
    p.seconds === 1
      ? 'Puoi chiederne un’altra tra 1 secondo.'
      : `Puoi chiederne un’altra tra ${p.seconds} secondi.`,
  resent: 'Mail mandata di nuovo.',
} as const
