import type { InvoiceDocument } from '../../contract/invoice.ts'
import { amountRules } from './amount-rules.ts'
import { contentRules } from './content-rules.ts'
import { nationalRules } from './national-rules.ts'
import type { BrokenRule, Rule } from './rule.ts'
import { vatRules } from './vat-rules.ts'

export const rules: readonly Rule[] = [...contentRules, ...amountRules, ...vatRules, ...nationalRules]

/** All rules that a document breaks, each with what to correct. */
export const brokenRules = (document: InvoiceDocument): BrokenRule[] =>
  rules.filter(({ holds }) => !holds(document)).map(({ id, message }) => ({ rule: id, message }))
