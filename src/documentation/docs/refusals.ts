import { type Html, html, joined } from '../html.ts'
import type { RefusedWith } from './operations.ts'

/** The problems of one operation; those of every operation are listed once, in the section about errors. */
export function refusals(problems: RefusedWith[], common: RefusedWith[], basePath: string): Html {
  const isCommon = ({ code }: RefusedWith) => common.some((problem) => problem.code === code)
  const own = problems.filter((problem) => !isCommon(problem))
  const statuses = [...new Set(problems.filter(isCommon).map(({ status }) => status))].map(
    (status) => html`<span>${status}</span>`,
  )
  return html`<h4>Errors</h4>
${own.length > 0 && problemTable(own, basePath)}
<p class="muted"><a href="#errors">Errors of every operation</a>: ${joined(statuses, ', ')}</p>`
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
