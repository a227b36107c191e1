/** Words that the server puts into the list of slots. */
export const timeslotAnswerTexts = {
  /** Compartments of a locker: how many are left, and how many the order fills. */
  lockerLacks: (p: { free: number; needed: number }) => {
    const free =
      p.free === 0
        ? 'Il locker non ha scomparti liberi'
        : `Il locker ha solo ${p.free === 1 ? '1 scomparto libero' : `${p.free} scomparti liberi`}`
    return `${free}: ${p.needed === 1 ? 'te ne serve 1' : `te ne servono ${p.needed}`}`
  },
  /** The last moment of a slot has passed. */
  cutoffPassed: (p: { moment: string }) => `Si poteva ordinare fino al ${p.moment}`,
} as const
