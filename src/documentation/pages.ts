import type { Page, PageAnswer } from '../platform/http/reply/page.ts'
import { PreparedBody } from '../platform/http/reply/prepared-body.ts'
import type { Route } from '../platform/http/route/route.ts'
import type { DocumentedLimit } from './docs/limits.ts'
import { docsPage } from './docs-page.ts'
import { homePage } from './home-page.ts'
import { type DocumentOptions, openApiDocument } from './openapi.ts'
import { problemPages } from './problem-pages.ts'
import { rulesPage } from './rules-page.ts'

export interface DocumentationOptions extends DocumentOptions {
  /** Where the printed commands send their requests, without the base path; known once the service listens. */
  address: () => string
  documentedLimits: readonly DocumentedLimit[]
  /** Whether the web pages are built. */
  hasSite: boolean
}

/** The script is the page's own, and its requests go to this service only. */
const policyWithScript =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The documentation pages. Each is generated when it is first requested, so that the service starts sooner. */
export function documentationPages(routes: Route[], options: DocumentationOptions): Page[] {
  const { basePath, address, documentedLimits, hasSite } = options
  const document = once(() => openApiDocument(routes, options))
  const openApi = once(() => prepared('application/json', JSON.stringify(document(), null, 2)))
  const docs = once(() => {
    const page = docsPage(document(), { basePath, address: address(), documentedLimits, hasScript: hasSite })
    return prepared('text/html', page, { 'content-security-policy': policyWithScript })
  })
  const rules = once(() => prepared('text/html', rulesPage(basePath)))
  return [
    { path: '/openapi.json', answer: async () => openApi() },
    { path: '/docs', answer: async () => docs() },
    { path: '/docs/rules', answer: async () => rules() },
    ...problemPages(basePath),
  ]
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** One copy of the body, shared by all clients. */
const prepared = (type: string, text: string, headers = {}): PageAnswer => ({
  contentType: `${type}; charset=utf-8`,
  body: new PreparedBody(text),
  headers: { 'cache-control': 'public, no-cache', ...headers },
})

/** Start page if the web pages are not built. */
export function homePages(basePath: string, version: string): Page[] {
  const home = { contentType: 'text/html; charset=utf-8', body: homePage(basePath, version) }
  return [{ path: '', answer: async () => home }]
}
