import { escapeHtml, htmlPage, richText } from './html.ts'
import type { openApiDocument } from './openapi.ts'

type Document = ReturnType<typeof openApiDocument>

/** The documentation page, made from the OpenAPI document. */
export function docsPage(document: Document, basePath: string): string {
  return htmlPage(
    'Buildorder documentation',
    `<h1>${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</h1>
<p>${richText(document.info.description)}</p>
<p><a href="${basePath}/openapi.json">OpenAPI document</a> · <a href="${basePath}/problems">Problems</a></p>`,
  )
}
