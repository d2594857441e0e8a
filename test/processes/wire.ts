// A TCP proxy between the service and PostgreSQL that can cut, silence or change connections.
import { connect, createServer, type Socket } from 'node:net'
import { type Message, messageReader } from './messages.ts'

export interface Wire {
  /** The address of the database through this proxy. */
  url: string
  /** Cuts every connection; new ones are accepted at once. */
  cut: () => void
  /** Refuses connections until it is up again. */
  down: () => Promise<void>
  up: () => Promise<void>
  /** Keeps connections open, and forwards nothing more on the first so many of them. */
  silence: (connections?: number) => void
  /** Silences every connection that is about to send this text, until it is called with ''. Resolves after the first. */
  silenceOn: (text: string) => Promise<void>
  /** Forwards nothing on new connections either, until it is called with false. */
  silenceNew: (isSilent: boolean) => void
  /**
   * Forwards the next transaction with this text and at least so many statements to the server, drops the answer, and
   * cuts that connection.
   */
  loseCommitAnswer: (text: string, statements?: number) => Promise<void>
  /** Receives every message to the server, and returns what to send instead. */
  bend: ((message: Message) => Buffer) | undefined
  close: () => Promise<void>
}

interface Pair {
  client: Socket
  upstream: Socket
  isSilent: boolean
}

export async function startWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let losing: { text: string; statements: number; report: () => void } | undefined
  let isNewSilent = false
  let silencing: { text: string; report: () => void } | undefined

  // Without delay: messages are written one by one.
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(target.port || 5432), host: target.hostname, noDelay: true })
    const pair: Pair = { client, upstream, isSilent: isNewSilent }
    pairs.add(pair)
    const read = messageReader()
    let unit: Message[] = []
    let isMute = false
    client.on('data', (chunk: Buffer) => {
      if (silencing?.text && chunk.includes(silencing.text)) {
        pair.isSilent = true
        silencing.report()
      }
      if (pair.isSilent) return
      const messages = read(chunk)
      for (const message of messages) {
        upstream.write(wire.bend?.(message) ?? message.bytes)
        unit.push(message)
        if (message.type !== 'S') continue
        const statements = unit.filter(({ type }) => type === 'E').length
        if (
          losing &&
          statements >= losing.statements &&
          unit.some(({ bytes }) => bytes.includes(losing?.text ?? ''))
        ) {
          const { report } = losing
          losing = undefined
          isMute = true
          // Long enough for the server to have committed.
          setTimeout(() => {
            client.resetAndDestroy()
            upstream.destroy()
            report()
          }, 100)
        }
        unit = []
      }
    })
    upstream.on('data', (chunk) => {
      if (!isMute && !pair.isSilent) client.write(chunk)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  })
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
    })
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)

  const cut = () => {
    for (const { client, upstream } of pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
  }
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      cut()
    })
  const wire: Wire = {
    url: url.href,
    cut,
    down,
    up: async () => void (await listen(port)),
    silence: (connections = pairs.size) => {
      for (const pair of [...pairs].slice(0, connections)) pair.isSilent = true
    },
    silenceOn: (text) =>
      new Promise((report) => {
        silencing = { text, report }
      }),
    silenceNew: (isSilent) => {
      isNewSilent = isSilent
    },
    // A transaction of several statements is a batch.
    loseCommitAnswer: (text, statements = 2) =>
      new Promise((report) => {
        losing = { text, statements, report }
      }),
    bend: undefined,
    close: () => (server.listening ? down() : Promise.resolve()),
  }
  return wire
}
