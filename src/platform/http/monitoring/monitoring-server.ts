// Health and metrics on a port of their own: for load balancers and operators, not for the public.
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from '../../../contract/problems.ts'
import { pathOf } from '../exchange/request-head.ts'
import { frameworkOptions, problemOf } from '../reply/failures.ts'
import { mountPages, type Page } from '../reply/page.ts'
import { sendProblem } from '../reply/reply.ts'

export function createMonitoringServer(pages: Page[], basePath: string): FastifyInstance {
  // Closing must not wait for the idle connections of a scraper.
  const app = Fastify({ forceCloseConnections: true, ...frameworkOptions(basePath) })
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, problemOf(error), basePath))
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      request,
      reply,
      new Problem('path_not_found', `There is nothing at ${pathOf(request)}.`),
      basePath,
    ),
  )
  for (const page of pages) mountPages(app, page, basePath)
  return app
}
