import { modulus10 } from './check-digits.ts'
import { organisationNumberProblem } from './organisation-number.ts'

/** Schemes of electronic addresses: the EAS code list, as the validation artefacts 1.3.16 of EN 16931 have it, without `removed`. */
const schemes = new Set(
  `0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0158 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200
  0201 0204 0208 0209 0210 0211 0216 0218 0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928
  9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952
  9953 9957 9959 AN AQ AS AU EM`.split(/\s+/),
)

/** Peppol BIS Billing 3.0 of May 2026 removed these; no network has addresses in them. */
const removed = new Set('0037 0147 0154 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217'.split(' '))

/** EN 16931 has these too, and Peppol does not: an email address among them. */
const outsidePeppol = new Set('0158 0219 0220 AN AQ AS AU EM'.split(' '))

export const isPeppolScheme = (scheme: string) => schemes.has(scheme) && !outsidePeppol.has(scheme)

/** What addresses in some of them became. */
const successors: Record<string, string> = {
  '0037': '0216',
  '0193': '0208',
  '0212': '0216',
  '0213': '0216',
  '0215': '0216',
}

/** Global location numbers have 13 digits; their check digit counts every second digit three times. */
function glnProblem(number: string): string | undefined {
  if (!/^\d{13}$/.test(number)) return 'must have 13 digits, because 0088 is a global location number'
  const sum = [...number].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return sum % 10 === 0 ? undefined : 'has a wrong check digit for a global location number'
}

/** Checks of the schemes that have them. */
const checks: Record<string, (address: string) => string | undefined> = {
  '0088': glnProblem,
  '0192': (number) => organisationNumberProblem(number, 'NO'),
  '0007': (number) =>
    /^\d{10}$/.test(number) && modulus10(number.slice(0, 9)) === Number(number[9])
      ? undefined
      : 'must be a Swedish organisation number of 10 digits',
}

export function schemeProblem(scheme: string): string | undefined {
  if (schemes.has(scheme)) return undefined
  const successor = successors[scheme]
  if (removed.has(scheme))
    return `is ${scheme}, which Peppol removed in May 2026${successor ? `; use ${successor}` : ''}`
  return `is ${scheme}, but must be a code of the EAS list, such as 0192 for a Norwegian organisation number`
}

export const electronicAddressProblem = (scheme: string, address: string): string | undefined =>
  checks[scheme]?.(address)
