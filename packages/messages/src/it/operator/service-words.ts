/** What the files and commands of the operator call the services, by their ids. */
export const serviceWords: Readonly<Record<number, string>> = {
  1: 'ritiro',
  2: 'domicilio',
  3: 'rider',
  4: 'locker',
}
