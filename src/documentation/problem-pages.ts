import { Problem, type ProblemCode, problemCatalog } from '../contract/problems.ts'
import type { Page } from '../platform/http/reply/page.ts'
import { htmlPage } from './frame.ts'
import { html, richText } from './html.ts'

const contentType = 'text/html; charset=utf-8'

/** A list of problems, and a page for each: the target of `type` in error answers. */
export const problemPages = (basePath: string): Page[] => [
  { path: '/problems', answer: async () => ({ contentType, body: listPage(basePath) }) },
  {
    path: '/problems/{code}',
    answer: async ({ code = '' }) =>
      Object.hasOwn(problemCatalog, code)
        ? { contentType, body: problemPage(code as ProblemCode, basePath) }
        : new Problem('problem_not_found'),
  },
]

function listPage(basePath: string): string {
  const rows = Object.entries(problemCatalog).map(
    ([code, { status, meaning }]) => html`
<tr><td class="status">${status}</td><td><a href="${basePath}/problems/${code}"><code>${code}</code></a></td><td>${richText(meaning)}</td></tr>`,
  )
  return htmlPage(
    'Problems — Buildorder',
    html`<main>
<h1>Problems</h1>
<p class="muted">Every <code>code</code> that an error answer can carry. <a href="${basePath}/docs">Documentation</a></p>
<table>
<thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead>
<tbody>${rows}</tbody>
</table>
</main>`,
  )
}

function problemPage(code: ProblemCode, basePath: string): string {
  const { status, title, meaning, whatToDo } = problemCatalog[code]
  return htmlPage(
    `${title} — Buildorder`,
    html`<main>
<p class="muted"><span class="status">${status}</span> <code>${code}</code></p>
<h1>${title}</h1>
<p>${richText(meaning)}</p>
<h2>What to do</h2>
<p>${richText(whatToDo)}</p>
<p><a href="${basePath}/problems">All problems</a> · <a href="${basePath}/docs">Documentation</a></p>
</main>`,
  )
}
