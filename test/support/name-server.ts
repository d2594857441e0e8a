// A real DNS server on loopback that answers, denies or stays silent.
import { createSocket } from 'node:dgram'

/** IPv4 addresses, `none` if there is no such name, `silent` if no answer is sent. */
export type NameAnswer = string[] | 'none' | 'silent'

export type NameServer = Awaited<ReturnType<typeof startNameServer>>

export async function startNameServer(answers: Record<string, NameAnswer>) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    asked.push(`${name} ${type === typeA ? 'A' : 'AAAA'}`)
    const answer = answers[name] ?? 'none'
    if (answer !== 'silent')
      socket.send(replyTo(query, end, type === typeA ? answer : denied(answer)), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    server: `127.0.0.1:${socket.address().port}`,
    answers,
    /** Every query received, such as `receiver.example A`. */
    asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

const typeA = 1
const ttlSeconds = 60
const denied = (answer: NameAnswer): NameAnswer => (answer === 'none' ? 'none' : [])

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let place = 12
  for (let length = query.readUInt8(place); length > 0; length = query.readUInt8(place)) {
    labels.push(query.toString('latin1', place + 1, place + 1 + length))
    place += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(place + 1), end: place + 5 }
}

/** RFC 1035: the header, the question, and one record per address. */
function replyTo(query: Buffer, end: number, answer: NameAnswer): Buffer {
  const addresses = Array.isArray(answer) ? answer : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(answer === 'none' ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(addresses.length, 6)
  const records = addresses.map((address) => {
    const record = Buffer.alloc(16)
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(typeA, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt32BE(ttlSeconds, 6)
    record.writeUInt16BE(4, 10)
    Buffer.from(address.split('.').map(Number)).copy(record, 12)
    return record
  })
  return Buffer.concat([header, query.subarray(12, end), ...records])
}
