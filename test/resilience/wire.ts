// A wire between the service and PostgreSQL that a test can cut.
import { connect, createServer, type Socket } from 'node:net'

export interface Wire {
  /** The address of the database through this wire. */
  url: string
  /** Cuts every connection; new ones are accepted again at once. */
  cut: () => void
  /** Refuses connections until it is up again. */
  down: () => Promise<void>
  up: () => Promise<void>
  /** Lets the next COMMIT through to the server, keeps the answer to itself, and cuts that connection. */
  loseNextCommitAnswer: () => Promise<void>
  close: () => Promise<void>
}

export async function startWire(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  let onCommit: (() => void) | undefined

  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    let isMute = false
    client.on('data', (chunk) => {
      upstream.write(chunk)
      if (onCommit && chunk.includes('COMMIT\0')) {
        const report = onCommit
        onCommit = undefined
        isMute = true
        // Long enough for the server to have committed.
        setTimeout(() => {
          client.resetAndDestroy()
          upstream.destroy()
          report()
        }, 100)
      }
    })
    upstream.on('data', (chunk) => {
      if (!isMute) client.write(chunk)
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
    for (const [client, upstream] of pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
  }
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      cut()
    })
  return {
    url: url.href,
    cut,
    down,
    up: async () => void (await listen(port)),
    loseNextCommitAnswer: () =>
      new Promise((resolve) => {
        onCommit = resolve
      }),
    close: () => (server.listening ? down() : Promise.resolve()),
  }
}
