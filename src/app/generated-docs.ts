// Documentation files generated from code: settings, commands, order and return states, import formats, compatibility rules, problems.

import type { rules } from '../compatibility/index.ts'
import { draftProblems } from '../contract/draft-problems.ts'
import { exampleDraft } from '../contract/example-draft.ts'
import { fileFormats } from '../contract/import-formats.ts'
import { problemCatalog } from '../contract/problems.ts'
import { defaultLimits } from '../contract/types.ts'
import { componentCollector } from '../documentation/components.ts'
import { documentedRules, headingOf, usedFacts } from '../documentation/rules.ts'
import { commands } from './commands/index.ts'
import { notice } from './docs-notice.ts'
import { orderStatesText } from './order-states-text.ts'
import { returnStatesText } from './return-states-text.ts'
import { settingsTable } from './settings.ts'

/** Every generated file and its text, by its path in the project. */
export function generatedDocs(): Map<string, string> {
  return new Map([
    ['docs/reference/settings.md', settingsText()],
    ['docs/reference/commands.md', commandsText()],
    ['docs/reference/order-states.md', orderStatesText()],
    ['docs/reference/return-states.md', returnStatesText()],
    ['docs/reference/rules.md', rulesText()],
    ['docs/reference/problems.md', problemsText()],
    ['docs/examples/draft.json', jsonText(exampleDraft)],
    ...Object.keys(fileFormats).map((name): [string, string] => [
      `docs/reference/formats/${name}.schema.json`,
      jsonText(formatSchema(name as keyof typeof fileFormats)),
    ]),
  ])
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function settingsText(): string {
  const rows = Object.entries(settingsTable).map(([name, { fallback, about }]) => {
    const value = fallback === undefined || String(fallback) === '' ? 'none' : `\`${fallback}\``
    return `| \`${name}\` | ${value} | ${about} |\n`
  })
  return `# Settings\n\n${notice}\n\nSettings are environment variables. With an invalid value the service does not start and prints one line that says why. The variables of OpenTelemetry are in [monitor](../guides/monitoring.md#opentelemetry).\n\n| Variable | Default | Meaning |\n|---|---|---|\n${rows.join('')}`
}

function commandsText(): string {
  const entries = commands.map(({ name, usage, about }) => `## ${name}\n\n\`${usage}\`\n\n${about}\n`)
  return `# Commands\n\n${notice}\n\nIn a checkout \`npm run buildorder -- <command>\`, as an installed program \`buildorder <command>\`. Commands run beside running services, which follow their changes within a second. \`help\` prints this list.\n\n${entries.join('\n')}`
}

function formatSchema(name: keyof typeof fileFormats) {
  const { schemas, ref } = componentCollector(defaultLimits)
  const lists = Object.entries(fileFormats[name]).map(([list, row]) => [
    list,
    { type: 'array', items: ref(row) },
  ])
  const inFile = (schema: unknown) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Buildorder import: ${name}`,
    type: 'object',
    properties: inFile(Object.fromEntries(lists)),
    $defs: inFile(schemas),
  }
}

function rulesText(): string {
  const sections = [...documentedRules()].map(
    ([subject, group]) => `## ${subject}\n\n${group.map(ruleText).join('\n')}`,
  )
  return `# Compatibility rules\n\n${notice}\n\nChecks of a configuration. An unknown fact never causes an error: the check is reported as \`Unverified\` instead.\n\n${sections.join('\n')}`
}

function ruleText(rule: (typeof rules)[number]): string {
  const { name, checks, source, verdicts } = rule
  const rows = verdicts.map(({ verdict, when }) => `| \`${verdict}\` | ${when} |\n`)
  const needs = usedFacts(rule)
  const uses = needs === '' ? '' : `Uses: ${needs}.\n\n`
  return `### ${headingOf(rule)}: \`${name}\`\n\n${checks}\n\n${source ? `Source: ${source}\n\n` : ''}${uses}| Verdict | When |\n|---|---|\n${rows.join('')}`
}

function problemsText(): string {
  const rows = Object.entries(problemCatalog).map(
    ([code, { status, meaning, whatToDo }]) => `| ${status} | \`${code}\` | ${meaning} | ${whatToDo} |\n`,
  )
  return `# Problems\n\n${notice}\n\nEvery \`code\` that an error answer can carry. A running service shows each at \`/problems/<code>\`.\n\n| Status | Code | Meaning | What to do |\n|---|---|---|---|\n${rows.join('')}${draftProblemsText()}`
}

function draftProblemsText(): string {
  const rows = Object.entries(draftProblems).map(([code, meaning]) => `| \`${code}\` | ${meaning} |\n`)
  return `\n## Problems of a draft\n\nEvery well-formed draft is stored. When it is read, \`problems\` lists the reasons why it cannot be submitted, each with its field and a message.\n\n| Code | Meaning |\n|---|---|\n${rows.join('')}`
}
