import { type Html, html } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { badge } from './operation-section.ts'
import { operationsOf } from './operations.ts'
import { schemaNames } from './schema-section.ts'
import { searchField } from './tools.ts'
import { schemaAnchor } from './type-text.ts'

const guide = {
  start: 'Start',
  authentication: 'Authentication',
  bodies: 'Bodies',
  errors: 'Errors',
  idempotency: 'Idempotency keys',
  limits: 'Limits',
}

export const tagAnchor = (tag: string) => `tag-${tag.replace(/\W+/g, '-')}`

/** Beside the text on a wide screen; above it, and shorter, on a phone. */
export function navigation(document: OpenApiDocument, basePath: string): Html {
  const operations = operationsOf(document)
  const tags = document.tags.map(({ name }) => {
    const inTag = operations.filter(({ tags }) => tags.includes(name))
    const links = inTag.map(
      ({ operationId, method, summary }) => html`
<li><a href="#${operationId}">${badge(method)}<span>${summary}</span></a></li>`,
    )
    return html`
<a class="head" href="#${tagAnchor(name)}">${name}</a>
<ul class="wide">${links}</ul>`
  })
  const schemas = schemaNames(document).map(
    (name) => html`
<li><a href="#${schemaAnchor(name)}">${name}</a></li>`,
  )
  return html`
<nav id="contents" aria-label="Contents">
<p class="brand"><a href="${basePath}/docs">${document.info.title}</a> <span class="muted">${document.info.version}</span></p>
${searchField()}
${Object.entries(guide).map(([id, title]) => html`<a class="head" href="#${id}">${title}</a>\n`)}
${tags}
<a class="head" href="#schemas">Schemas</a>
<details class="wide"><summary>All ${schemas.length}</summary><ul>${schemas}</ul></details>
</nav>`
}
