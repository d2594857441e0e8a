/** What follows the country in a VAT id. Greece writes EL; Norway adds MVA to the organisation number. */
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}MVA$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

const examples: Record<string, string> = {
  NO: 'NO987654325MVA',
  SE: 'SE556000000101',
  DE: 'DE123456789',
  NL: 'NL123456789B01',
  FR: 'FR12345678901',
}

/** What is wrong with a VAT id in capitals and without spaces. */
export function vatIdProblem(vatId: string): string | undefined {
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,15}$/.test(vatId))
    return 'must begin with the two letters of its country, such as NO987654325MVA'
  const country = vatId.slice(0, 2)
  const form = forms[country]
  if (form?.test(vatId.slice(2)) !== false) return undefined
  const example = examples[country]
  return `does not have the form of a VAT id of ${country}${example ? `, such as ${example}` : ''}`
}
