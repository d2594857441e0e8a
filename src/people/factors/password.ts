// Passwords as scrypt hashes with their parameters, so that later ones can be stronger. node:crypto computes them in its thread
// pool, not on the event loop; routes that hash are heavy, which bounds how many run at once.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's choice for 32 MiB: as slow to guess as N = 2^17 with p = 1, in a quarter of the memory. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const maxmem = 64 * 1024 * 1024
const [saltBytes, keyBytes] = [16, 32]

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    // The same characters, however a keyboard composes them.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const written = (salt: Buffer, key: Buffer) =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return written(salt, await derive(password, salt, cost))
}

/** Of nobody: checking it takes as long as checking a real one. */
const nobody = written(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes))

/** Takes the same time without a hash. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== undefined
}
