// A TCP proxy between a client and the service that loses answers: the service acts, and the client never knows.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CutWire = Awaited<ReturnType<typeof startCutWire>>

export async function startCutWire(serviceUrl: string) {
  const { hostname, port } = new URL(serviceUrl)
  const sockets = new Set<Socket>()
  const state = { toLose: 0, lost: 0 }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.pipe(upstream)
    upstream.on('data', (chunk) => {
      // The first bytes of an answer: the service has carried out the request.
      if (state.toLose > 0) {
        state.toLose--
        state.lost++
        client.resetAndDestroy()
        upstream.destroy()
      } else client.write(chunk)
    })
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Loses the next answers. */
    lose: (answers: number) => {
      state.toLose = answers
    },
    lost: () => state.lost,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
