// A passkey in a few lines: it makes what a browser sends, and what an honest one would not.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  challenge: string
  origin: string
  /** The host that the browser asked for. */
  rpId?: string
  isVerified?: boolean
  counter?: number
}

const [present, verified, backupEligible, backedUp, attested] = [1, 4, 8, 16, 64]
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

export function createPasskey(userHandle: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  // COSE: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authData(
    { rpId = 'shop.example', isVerified = true, counter = 0 }: Ceremony,
    more = Buffer.alloc(0),
  ) {
    const flags =
      present | backupEligible | backedUp | (isVerified ? verified : 0) | (more.length > 0 ? attested : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, more])
  }
  const written = (members: Record<string, Buffer>) =>
    Object.fromEntries(Object.entries(members).map(([name, bytes]) => [name, bytes.toString('base64url')]))

  return {
    id: id.toString('base64url'),
    register(ceremony: Ceremony) {
      const more = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData(ceremony, more))],
      ])
      const clientDataJSON = clientData('webauthn.create', ceremony)
      return { id: id.toString('base64url'), response: written({ clientDataJSON, attestationObject }) }
    },
    use(ceremony: Ceremony) {
      const clientDataJSON = clientData('webauthn.get', ceremony)
      const authenticatorData = authData(ceremony)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey)
      const response = { ...written({ clientDataJSON, authenticatorData, signature }), userHandle }
      return { id: id.toString('base64url'), response }
    },
  }
}
