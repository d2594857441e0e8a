import type { rules } from '../compatibility/index.ts'
import { htmlPage } from './frame.ts'
import { html } from './html.ts'
import { documentedRules, headingOf, usedFacts } from './rules.ts'

/** Every compatibility rule: its check, the facts it uses, its verdicts. */
export function rulesPage(basePath: string): string {
  const sections = [...documentedRules()].map(
    ([subject, group]) => html`<h2>${subject}</h2>${group.map(ruleSection)}`,
  )
  return htmlPage(
    'Compatibility rules — Buildorder',
    html`<main>
<h1>Compatibility rules</h1>
<p class="muted">Checks of a configuration. An unknown fact never causes an error: the check is reported as <code>Unverified</code>. <a href="${basePath}/docs">Documentation</a></p>
${sections}
</main>`,
  )
}

const ruleSection = (rule: (typeof rules)[number]) => html`
<h3 id="${rule.name}">${headingOf(rule)} <code>${rule.name}</code></h3>
<p>${rule.checks}</p>
${rule.source === undefined ? '' : html`<p class="muted">Source: ${rule.source}</p>`}
${usedFacts(rule) === '' ? '' : html`<p class="muted">Uses: ${usedFacts(rule)}.</p>`}
<table><tbody>${rule.verdicts.map(({ verdict, when }) => html`<tr><td><code>${verdict}</code></td><td>${when}</td></tr>`)}</tbody></table>`
