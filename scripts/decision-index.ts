// The index of docs/decisions: every topic with its status, what holds now, and what it replaced.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../docs/decisions')

export interface Topic {
  file: string
  title: string
  status: string
  changed: string
  summary: string
  decisions: string[]
  replaced: string[]
}

/** The parts of a topic's text that the index shows; throws if one is missing. */
export function readTopic(file: string, text: string): Topic {
  const head = /^# (.+)\n\nStatus: (\w+)\. Last changed: (\d{4}-\d\d-\d\d)\.\n\n(.+?)\n\n## /s.exec(text)
  if (head === null) {
    throw new Error(
      `docs/decisions/${file} must begin with a title, "Status: accepted. Last changed: 2026-01-31." and one paragraph.`,
    )
  }
  const [, title = '', status = '', changed = '', summary = ''] = head
  const [now = '', earlier = ''] = text.split('\n## Earlier\n')
  return {
    file,
    title,
    status,
    changed,
    summary: summary.replaceAll('\n', ' '),
    decisions: [...now.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading as string),
    replaced: [...earlier.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, what]) => what as string),
  }
}

export function decisionIndex(): string {
  const topics = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readTopic(file, readFileSync(join(folder, file), 'utf8')))
  return `# Decisions

<!-- Written by \`npm run docs\`. Change the topics instead. -->

Why the service is as it is, by topic. Within a topic, what holds now comes first; what it replaced is at the end, under "Earlier".

| Topic | Status | What holds now | Replaced |
|---|---|---|---|
${topics.map(rowOf).join('')}
## Every decision

${topics.map(listOf).join('\n')}`
}

const rowOf = ({ file, title, status, changed, summary, replaced }: Topic) =>
  `| [${title}](${file}) | ${status}, ${changed} | ${summary} | ${replaced.join('; ')} |\n`

const listOf = ({ file, title, decisions }: Topic) =>
  `**${title}**\n\n${decisions.map((heading) => `- [${heading}](${file}#${anchorOf(heading)})\n`).join('')}`

/** The anchor of a heading on GitHub. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
