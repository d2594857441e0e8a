import { text } from '../../search'

export interface AuditFilter {
  entity?: string | undefined
  entityId?: string | undefined
}

export const readAuditFilter = (search: Record<string, unknown>): AuditFilter => {
  const entity = text(search.entity)
  const entityId = text(search.entityId)
  return { ...(entity ? { entity } : {}), ...(entityId ? { entityId } : {}) }
}
