// The real HTTP layer with routes of the test: slow, endless or paused.
import type { AddressInfo, Socket } from 'node:net'
import { pino } from 'pino'
import Type from 'typebox'
import { httpContextOf } from '../../src/app/service.ts'
import type { Page } from '../../src/platform/http/reply/page.ts'
import type { Route } from '../../src/platform/http/route/route.ts'
import { route } from '../../src/platform/http/route/route.ts'
import { createServer } from '../../src/platform/http/server.ts'
import type { TestService } from './service.ts'

/** A GET route, for any caller unless `access` says otherwise. */
export const getRoute = (
  path: string,
  read: NonNullable<Route['read']>,
  other: Pick<Partial<Route>, 'cost' | 'access'> = {},
): Route =>
  route({
    operationId: path.slice(1),
    method: 'GET',
    path,
    tag: 'Versions',
    summary: path,
    description: path,
    access: 'caller',
    success: { status: 200, description: path, schema: Type.Object({}), example: {} },
    problems: [],
    read: read as never,
    ...other,
  })

/** Serves the routes and pages with the settings and callers of a test service. */
export async function serveRoutes(service: TestService, routes: Route[], pages: Page[] = []) {
  const { app } = createServer({
    context: httpContextOf(service.service.context),
    routes,
    pages,
    log: pino({ level: 'silent' }),
  })
  const ports = new Set<number | undefined>()
  app.server.on('connection', (socket) => {
    const { remotePort } = socket
    ports.add(remotePort)
    socket.once('close', () => ports.delete(remotePort))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Whether the connection of this client is still open. */
    isOpen: (client: Socket) => ports.has(client.localPort),
    stop: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
