import { type Html, html, joined } from '../html.ts'
import type { OpenApiDocument } from '../openapi/types.ts'
import { commonProblems, type RefusedWith } from './operations.ts'

/** The problems of one operation first; those of every operation are folded. */
export function refusals(document: OpenApiDocument, problems: RefusedWith[], basePath: string): Html {
  const common = new Set(commonProblems(document).map(({ code }) => code))
  const own = problems.filter(({ code }) => !common.has(code))
  const shared = problems.filter(({ code }) => common.has(code))
  return html`<h4>Errors</h4>
${own.length > 0 && problemTable(own, basePath)}
<details><summary>Errors of every operation <span class="muted">(${shared.length})</span></summary>
${problemTable(shared, basePath)}
</details>`
}

/** Codes by status, each leading to its page. */
export function problemTable(problems: RefusedWith[], basePath: string): Html {
  const byStatus = [...Map.groupBy(problems, ({ status }) => status)]
  return html`<table class="problems"><tbody>${byStatus.map(
    ([status, group]) => html`
<tr><td class="status">${status}</td><td>${joined(
      group.map(
        ({ code, title }) => html`<a href="${basePath}/problems/${code}"><code>${code}</code></a> ${title}`,
      ),
      html`<br>`,
    )}</td></tr>`,
  )}</tbody></table>`
}
