import { expect, test } from 'vitest'
import { codeAt, matchingStep, mintTotpSecret, totpCode, totpUri } from './totp.ts'

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('TOTP: the code at %i s is that of RFC 6238, appendix B', (seconds, code) => {
  expect(codeAt(Buffer.from('12345678901234567890'), Math.floor(seconds / 30), 8)).toBe(code)
})

// The same secret in base32, and the last six digits of the code at 59 s.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('TOTP: a code is accepted within one step before and after, and only after the last one used', () => {
  expect(matchingStep(secret, '287082', 59_000, 0)).toBe(1)
  expect(matchingStep(secret, '287 082', 30_000, 0)).toBe(1)
  expect(matchingStep(secret, '287082', 89_999, 0)).toBe(1)
  expect(matchingStep(secret, '287082', 90_000, 0)).toBeUndefined()
  expect(matchingStep(secret, '287082', 59_000, 1)).toBeUndefined()
})

test.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('TOTP: "%s" is no code', (code) => {
  expect(matchingStep(secret, code, 59_000, 0)).toBeUndefined()
})

test('TOTP: a new secret has 160 bits, and its own code is accepted', () => {
  const own = mintTotpSecret()
  expect(own).toMatch(/^[A-Z2-7]{32}$/)
  expect(own).not.toBe(mintTotpSecret())
  expect(matchingStep(own, totpCode(own, 1_000_000), 1_000_000, 0)).toBe(33)
  expect(totpUri(own, 'kari@shop.example', 'Fjord & Data')).toBe(
    `otpauth://totp/Fjord%20%26%20Data:kari%40shop.example?secret=${own}&issuer=Fjord%20%26%20Data`,
  )
})
