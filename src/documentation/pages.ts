import type { Page } from '../http/page.ts'
import type { Route } from '../http/route.ts'
import { settingsTable } from '../settings.ts'
import { docsPage } from './docs-page.ts'
import { homePage } from './home-page.ts'
import { type DocumentOptions, openApiDocument } from './openapi.ts'
import { problemPages } from './problem-pages.ts'
import { rulesPage } from './rules-page.ts'

/** Where a service that nobody configured listens. */
const defaultAddress = `http://${settingsTable.HOST.fallback}:${settingsTable.PORT.fallback}`

/** The documentation, written once at start. */
export function documentationPages(routes: Route[], options: DocumentOptions): Page[] {
  const document = openApiDocument(routes, options)
  const openApi = { contentType: 'application/json; charset=utf-8', body: JSON.stringify(document, null, 2) }
  const page = (body: string) => ({ contentType: 'text/html; charset=utf-8', body })
  const docs = page(docsPage(document, options.basePath, options.address ?? defaultAddress))
  const rules = page(rulesPage(options.basePath))
  return [
    { path: '/openapi.json', answer: async () => openApi },
    { path: '/docs', answer: async () => docs },
    { path: '/docs/rules', answer: async () => rules },
    ...problemPages(options.basePath),
  ]
}

/** Where a browser arrives when the pages were not built. */
export function homePages(basePath: string, version: string): Page[] {
  const home = { contentType: 'text/html; charset=utf-8', body: homePage(basePath, version) }
  return [{ path: '', answer: async () => home }]
}
