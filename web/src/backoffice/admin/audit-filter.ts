import { text } from '../../search'
import { isDay, startOf } from '../../shell/days'

/** As in the address. Days are those of the browser. */
export interface AuditFilter {
  entity?: string | undefined
  entityId?: string | undefined
  client?: string | undefined
  subject?: string | undefined
  importId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const names = ['entity', 'entityId', 'client', 'subject', 'importId', 'from', 'to'] as const

export function readAuditFilter(search: Record<string, unknown>): AuditFilter {
  const read = names.map((name) => [name, text(search[name])] as const)
  const isGiven = ([name, value]: (typeof read)[number]) =>
    name === 'from' || name === 'to' ? isDay(value) : value !== undefined
  return Object.fromEntries(read.filter(isGiven))
}

/** Both days are whole. */
export const queryOfAudit = ({
  from,
  to,
  ...filter
}: AuditFilter): Partial<Record<keyof AuditFilter, string>> => ({
  ...(filter as Record<string, string>),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
})
