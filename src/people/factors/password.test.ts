import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'
import { passwordProblem } from './password-rules.ts'

const kari = { email: 'kari.nordmann@shop.example', name: 'Kari Nordmann', hasSecondFactor: false }

test('password: is checked against its hash, which has its parameters and a salt of its own', async () => {
  const [stored, other] = [
    await hashPassword('three small blue boats'),
    await hashPassword('three small blue boats'),
  ]
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(stored).not.toBe(other)
  expect(await isPassword('three small blue boats', stored)).toBe(true)
  expect(await isPassword('three small blue boatS', stored)).toBe(false)
  expect(await isPassword('three small blue boats', undefined)).toBe(false)
})

test('password: is the same however a keyboard composes its letters', async () => {
  const stored = await hashPassword('blå båt på sjøen'.normalize('NFC'))
  expect(await isPassword('blå båt på sjøen'.normalize('NFD'), stored)).toBe(true)
})

test('password: needs 15 characters alone and 8 with a second factor', () => {
  expect(passwordProblem('fourteen chars', kari)).toContain('has 14 characters, but needs at least 15')
  expect(passwordProblem('fifteen charact', kari)).toBeUndefined()
  expect(passwordProblem('eightchr', { ...kari, hasSecondFactor: true })).toBeUndefined()
  expect(passwordProblem('seven c', { ...kari, hasSecondFactor: true })).toContain('at least 8')
  expect(passwordProblem('🚲🚲⛵🌲🚲⛵🌲🎈🚲⛵🌲🎈🚲⛵', kari)).toContain('has 14 characters')
})

test.each([
  'passwordpassword',
  'Password12345678',
  '123456789012345',
  'aaaaaaaaaaaaaaaaaa',
  'qwertyuiopasdfghjkl',
  'mnbvcxzlkjhgfdsapoi',
  '!!!Administrator2026!!!',
  'CorrectHorseBatteryStaple',
  'Kari.Nordmann@shop.example',
  'kari nordmannkari nordmann',
])('password: %s is refused, because it is tried first', (password) => {
  expect(passwordProblem(password, kari)).toBeDefined()
})

test.each(['three small blue boats', 'Kari likes to sail far', 'tr0ub4dor and three', '  spaces  count  '])(
  'password: "%s" is accepted',
  (password) => {
    expect(passwordProblem(password, kari)).toBeUndefined()
  },
)
