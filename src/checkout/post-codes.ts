// What post codes look like, by country. Only the form is checked: whether a code exists is for the carrier to know.

interface PostCodeForm {
  /** Of the code in upper case, without spaces, dashes and the prefix of the country. */
  pattern: RegExp
  /** Completes "It has …". */
  words: string
  example: string
}

const digits = (count: number, example: string): PostCodeForm => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  words: `${count} digits`,
  example,
})

const forms: Readonly<Record<string, PostCodeForm>> = {
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CH: digits(4, '3000'),
  CY: digits(4, '1010'),
  CZ: digits(5, '110 00'),
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    words: 'letters and digits in two parts',
    example: 'SW1A 1AA',
  },
  GR: digits(5, '104 31'),
  HR: digits(5, '10000'),
  HU: digits(4, '1011'),
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, words: '7 letters and digits', example: 'D02 AF30' },
  IS: digits(3, '101'),
  IT: digits(5, '00118'),
  LI: digits(4, '9490'),
  LT: digits(5, '01100'),
  LU: digits(4, '1111'),
  LV: digits(4, '1010'),
  MT: { pattern: /^[A-Z]{3}\d{4}$/, words: '3 letters and 4 digits', example: 'VLT 1117' },
  NL: { pattern: /^\d{4}[A-Z]{2}$/, words: '4 digits and 2 letters', example: '1011 AB' },
  NO: digits(4, '0155'),
  PL: digits(5, '00-001'),
  PT: digits(7, '1000-001'),
  RO: digits(6, '010011'),
  SE: digits(5, '111 22'),
  SI: digits(4, '1000'),
  SK: digits(5, '811 01'),
}

/** Of a country that is not listed: anything that has a letter or digit and is short. */
const anyForm: PostCodeForm = {
  pattern: /^(?=.*[\p{L}\d])[\p{L}\d]{1,12}$/u,
  words: 'up to 12 letters and digits',
  example: '10115',
}

/** What is wrong with the post code of an address in a country; undefined if nothing is. */
export function postCodeFault(postCode: string, country: string): string | undefined {
  const { pattern, words, example } = forms[country] ?? anyForm
  const plain = postCode.toUpperCase().replace(/[\s-]/g, '')
  if (pattern.test(plain) || prefixesOf(country).some((prefix) => pattern.test(cut(plain, prefix))))
    return undefined
  return `${postCode.trim()} is no post code of ${country}. It has ${words}, such as ${example}.`
}

/** Prefixes in use: the code of the country, and its sign on cars where that differs. */
const prefixesOf = (country: string) => [country, ...(carSigns[country] ?? [])]
const carSigns: Readonly<Record<string, string[]>> = {
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  ES: ['E'],
  FI: ['FIN'],
  FR: ['F'],
  HU: ['H'],
  IT: ['I'],
  LU: ['L'],
  NO: ['N'],
  PT: ['P'],
  SE: ['S'],
  SI: ['SLO'],
}
const cut = (text: string, prefix: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : text)
