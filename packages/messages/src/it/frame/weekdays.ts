/** Monday to Sunday: the name of ISO weekday 1 is the first. */
export const weekdayNames = [
  'lunedì',
  'martedì',
  'mercoledì',
  'giovedì',
  'venerdì',
  'sabato',
  'domenica',
] as const
