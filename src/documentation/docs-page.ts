// The documentation page, generated from the OpenAPI document. It is complete without its script.
import { authentication } from './docs/authentication.ts'
import { bodies } from './docs/bodies.ts'
import { errors } from './docs/errors.ts'
import { idempotency } from './docs/idempotency.ts'
import { type DocumentedLimit, limits } from './docs/limits.ts'
import { navigation, tagAnchor } from './docs/navigation.ts'
import { badge, operationSection } from './docs/operation-section.ts'
import { commonProblems, operationsOf, type RefusedWith } from './docs/operations.ts'
import { quickStart } from './docs/quick-start.ts'
import { schemaSection } from './docs/schema-section.ts'
import { docsStyle } from './docs/style.ts'
import { requestForm } from './docs/tools.ts'
import { htmlPage } from './frame.ts'
import { type Html, html, paragraphs } from './html.ts'
import type { OpenApiDocument } from './openapi/types.ts'

export interface DocsOptions {
  basePath: string
  /** Where the printed commands send their requests, without the base path. */
  address: string
  documentedLimits: readonly DocumentedLimit[]
  /** Whether the pages are built, and with them the script for the search and for trying requests. */
  hasScript: boolean
}

/** Built by web/vite.config.ts. */
export const docsScript = '/docs.js'

export function docsPage(
  document: OpenApiDocument,
  { basePath, address, documentedLimits, hasScript }: DocsOptions,
): string {
  const { info, tags } = document
  const common = commonProblems(document)
  return htmlPage(
    `${info.title} documentation`,
    html`<div class="page">
${navigation(document, basePath)}
<main>
<h1>${info.title}</h1>
${paragraphs(info.description)}
<p><a href="${basePath}/openapi.json">OpenAPI document</a> · <a href="${basePath}/problems">All problems</a></p>
${quickStart(document, basePath, address)}
${authentication(document)}
${bodies()}
${errors(document, common, basePath)}
${idempotency(document, basePath)}
${limits(documentedLimits)}
${tags.map(({ name, description }) => tagSection(document, { name, description }, common, basePath))}
${schemaSection(document)}
</main>
</div>
<a class="up" href="#contents">Contents</a>
${hasScript && html`${requestForm(basePath)}\n<script type="module" src="${basePath}${docsScript}"></script>`}`,
    docsStyle,
  )
}

function tagSection(
  document: OpenApiDocument,
  { name, description }: OpenApiDocument['tags'][number],
  common: RefusedWith[],
  basePath: string,
): Html {
  const operations = operationsOf(document).filter(({ tags }) => tags.includes(name))
  const rows = operations.map(
    ({ operationId, method, path, summary }) => html`
<li>${badge(method)} <code>${path}</code> <a href="#${operationId}">${summary}</a></li>`,
  )
  return html`
<section id="${tagAnchor(name)}">
<h2>${name}</h2>
${paragraphs(description)}
<ul class="index">${rows}</ul>
${operations.map((operation) => operationSection(document, operation, common, basePath))}
</section>`
}
