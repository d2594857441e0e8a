import type { Page, PageAnswer } from '../platform/http/page.ts'
import { PreparedBody } from '../platform/http/prepared-body.ts'
import type { Route } from '../platform/http/route.ts'
import type { DocumentedLimit } from './docs/limits.ts'
import { docsPage } from './docs-page.ts'
import { homePage } from './home-page.ts'
import { type DocumentOptions, openApiDocument } from './openapi.ts'
import { problemPages } from './problem-pages.ts'
import { rulesPage } from './rules-page.ts'

export interface DocumentationOptions extends DocumentOptions {
  /** Where the printed commands send their requests, without the base path. */
  address: string
  documentedLimits: readonly DocumentedLimit[]
}

/** The documentation pages, generated once at start. */
export function documentationPages(routes: Route[], options: DocumentationOptions): Page[] {
  const document = openApiDocument(routes, options)
  const openApi = prepared('application/json', JSON.stringify(document, null, 2))
  const docs = prepared(
    'text/html',
    docsPage(document, options.basePath, options.address, options.documentedLimits),
  )
  const rules = prepared('text/html', rulesPage(options.basePath))
  return [
    { path: '/openapi.json', answer: async () => openApi },
    { path: '/docs', answer: async () => docs },
    { path: '/docs/rules', answer: async () => rules },
    ...problemPages(options.basePath),
  ]
}

/** One copy of the body, shared by all clients. */
const prepared = (type: string, text: string): PageAnswer => ({
  contentType: `${type}; charset=utf-8`,
  body: new PreparedBody(text),
  headers: { 'cache-control': 'public, no-cache' },
})

/** Start page if the web pages are not built. */
export function homePages(basePath: string, version: string): Page[] {
  const home = { contentType: 'text/html; charset=utf-8', body: homePage(basePath, version) }
  return [{ path: '', answer: async () => home }]
}
