// One-time codes of an authenticator app: TOTP (RFC 6238) with what every app has, HMAC-SHA-1, 30 seconds and six digits.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
/** A clock may be one step off, and a person takes a while to type. */
const tolerance = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret: 160 bits, as RFC 4226 recommends, in base32. */
export const mintTotpSecret = (): string => base32(randomBytes(20))

const stepAt = (now: number): number => Math.floor(now / 1000 / stepSeconds)

/** The code of a step (RFC 4226, section 5.3). */
export function codeAt(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The code of now; for tests and command lines. */
export const totpCode = (secret: string, now: number): string => codeAt(fromBase32(secret), stepAt(now))

/** The step whose code this is, if it is later than the last one used; a code works once. */
export function matchingStep(
  secret: string,
  code: string,
  now: number,
  lastUsed: number,
): number | undefined {
  const typed = Buffer.from(code.replace(/\s/g, ''))
  const key = fromBase32(secret)
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index)
  const isCode = (step: number) => {
    const right = Buffer.from(codeAt(key, step))
    return right.length === typed.length && timingSafeEqual(right, typed)
  }
  return steps.filter(isCode).find((step) => step > lastUsed)
}

/** What apps read from a QR code or a link. */
export function totpUri(secret: string, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
