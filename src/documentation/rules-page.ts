import type { rules } from '../compatibility/index.ts'
import { htmlPage } from './frame.ts'
import { html } from './html.ts'
import { documentedRules, headingOf, looksAt } from './rules.ts'

/** Every compatibility rule: what it checks, what it looks at, what it says. */
export function rulesPage(basePath: string): string {
  const sections = [...documentedRules()].map(
    ([subject, group]) => html`<h2>${subject}</h2>${group.map(ruleSection)}`,
  )
  return htmlPage(
    'Compatibility rules — Buildorder',
    html`<main>
<h1>Compatibility rules</h1>
<p class="muted">What is checked when a configuration is judged. A fact that is not known never becomes an error: the check is answered as <code>Unverified</code>. <a href="${basePath}/docs">Documentation</a></p>
${sections}
</main>`,
  )
}

const ruleSection = (rule: (typeof rules)[number]) => html`
<h3 id="${rule.name}">${headingOf(rule)} <code>${rule.name}</code></h3>
<p>${rule.checks}</p>
${looksAt(rule) === '' ? '' : html`<p class="muted">Looks at: ${looksAt(rule)}.</p>`}
<table><tbody>${rule.verdicts.map(({ verdict, when }) => html`<tr><td><code>${verdict}</code></td><td>${when}</td></tr>`)}</tbody></table>`
