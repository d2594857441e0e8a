import type { Page } from '../http/page.ts'
import type { Route } from '../http/route.ts'
import { docsPage } from './docs-page.ts'
import { type DocumentOptions, openApiDocument } from './openapi.ts'
import { problemPages } from './problem-pages.ts'

/** The documentation, written once at start. */
export function documentationPages(routes: Route[], options: DocumentOptions): Page[] {
  const document = openApiDocument(routes, options)
  const openApi = { contentType: 'application/json; charset=utf-8', text: JSON.stringify(document, null, 2) }
  const docs = { contentType: 'text/html; charset=utf-8', text: docsPage(document, options.basePath) }
  return [
    { path: '/openapi.json', answer: async () => openApi },
    { path: '/docs', answer: async () => docs },
    ...problemPages(options.basePath),
  ]
}
