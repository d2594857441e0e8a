// Which passwords are accepted, as NIST SP 800-63B-4 says: length, no composition rules, none that everybody tries.
import { commonPasswords } from './common-passwords.ts'

export const minLength = (hasSecondFactor: boolean): number => (hasSecondFactor ? 8 : 15)

interface Subject {
  email: string
  name: string
  hasSecondFactor: boolean
}

/** Why the password is refused, to complete "password …"; undefined if it is accepted. */
export function passwordProblem(
  password: string,
  { email, name, hasSecondFactor }: Subject,
): string | undefined {
  const length = [...password.normalize('NFKC')].length
  const min = minLength(hasSecondFactor)
  if (length < min)
    return `has ${length} characters, but needs at least ${min}: several words are easy to remember`
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(plain)) return 'is one of those that are tried first'
  const own = [email, email.split('@')[0] ?? '', name].map((text) => text.toLowerCase())
  if (own.some((text) => text !== '' && isRepeated(plain, text))) return 'is your name or email'
  return undefined
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

/** A common password, also repeated or with digits and signs around it, one character many times, or a run of the keyboard. */
function isCommon(plain: string): boolean {
  if (new Set(plain).size <= 3) return true
  const core = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const isKnown = (text: string) => commonPasswords.some((common) => isRepeated(text, common))
  if (isKnown(plain) || (core !== '' && isKnown(core))) return true
  const doubled = rows.map((row) => row.repeat(3))
  const backwards = [...plain].toReversed().join('')
  return doubled.some((row) => row.includes(plain) || row.includes(backwards))
}

const isRepeated = (text: string, part: string): boolean =>
  text.length >= part.length &&
  part.repeat(Math.ceil(text.length / part.length)).slice(0, text.length) === text
