// The rules of reminders as lines of text: the days, then the text of the email.
import { backofficeTexts } from '../../texts/backoffice'

interface Rule {
  days: number
  text?: string | null
}

export const linesOfRules = (rules: readonly Rule[]) =>
  rules.map(({ days, text }) => (text ? `${days} ${text}` : String(days))).join('\n')

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const ruleOf = (line: string): Rule | undefined => {
  const [, days, text] = /^(\d{1,3})(?:\s+(.*))?$/.exec(line) ?? []
  return days === undefined ? undefined : { days: Number(days), text: text ?? null }
}

export const rulesOfLines = (text: string): Rule[] => linesOf(text).flatMap((line) => ruleOf(line) ?? [])

/** What is wrong with the first wrong line. */
export function wrongLine(text: string): string | false {
  let before = 0
  for (const line of linesOf(text)) {
    const rule = ruleOf(line)
    if (!rule || rule.days <= before) return backofficeTexts.company.wrongReminder(line)
    before = rule.days
  }
  return false
}
