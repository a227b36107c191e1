/** Passwords that attackers try first, also in Italy; lower case, at least 6 characters each. */
const COMMON = new Set(
  (
    '123123 123321 121212 112233 102030 123abc abc123 a123456 123456a 1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwerty1 ' +
    'qwerty123 qwertyuiop qazwsx azerty asdfgh asdfghjkl asdasd zxcvbn zxcvbnm iloveyou welcome monkey dragon ' +
    'letmein master shadow superman batman princess sunshine football pokemon michael charlie password password1 ' +
    'password12 password123 passw0rd p@ssw0rd admin123 administrator changeme secret benvenuto amoremio tiamo1 ' +
    'ciaociao ciao123 juventus juventus1 milan1899 forzamilan interista forzainter napoli1926 forzanapoli ' +
    'valentina francesca francesco alessandro alessandra giuseppe antonio giovanni stefano martina federica chiara ' +
    'andrea matteo lorenzo roberto simone daniele cristina claudia giulia martino 654321 666666a italia italia1 ' +
    'cambusa cambusa1 cambusa123 ristorante supermercato password! carrello'
  ).split(' '),
)
const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]

/** Whether a password is easily guessed: a common one, one character repeated, a row of keys. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return (
    COMMON.has(text) || /^(.)\1+$/.test(text) || ROWS.some((row) => text.length > 3 && row.includes(text))
  )
}
