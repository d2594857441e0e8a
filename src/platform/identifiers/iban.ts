import { modulus11, modulus97 } from './check-digits.ts'

/** Characters of an IBAN by country, of countries in the single euro payments area. Others are checked by their check number alone. */
const lengths: Record<string, number> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** What is wrong with an IBAN in capitals and without spaces. */
export function ibanProblem(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban))
    return 'must begin with two letters and two digits, such as NO93 8601 1117 947'
  const country = iban.slice(0, 2)
  const length = lengths[country]
  if (length !== undefined && length !== iban.length)
    return `has ${iban.length} characters, but an IBAN of ${country} has ${length}`
  if (modulus97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    return 'has a wrong check number: compare it with the bank statement, one character differs'
  return undefined
}

const accountWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** What is wrong with a national account number; only those of Norway can be checked. */
export function bankAccountProblem(account: string, country: string | null): string | undefined {
  if (country !== 'NO') return undefined
  if (!/^\d{11}$/.test(account)) return 'must have 11 digits in Norway, such as 8601 11 17947'
  if (modulus11(account.slice(0, 10), accountWeights) !== Number(account[10]))
    return 'has a wrong check digit: compare it with the bank statement, one digit differs'
  return undefined
}
