import type { Schemas } from '@buildorder/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { config } from '../../config'
import { basedOn } from '../shared/use-command'

export type Company = Schemas['Company']

export const companyKey = ['backoffice', 'company'] as const

export const companyQuery = queryOptions({
  queryKey: companyKey,
  queryFn: () => api.GET('/admin/v1/company'),
})

/** Papers of this page show it at once; those of other pages after they are loaded again. */
export async function saveCompany(
  body: Schemas['NewCompany'],
  version: number,
  key: string,
): Promise<Company> {
  const saved = await api.PUT('/admin/v1/company', { params: basedOn(version, key), body })
  config.company = saved.legalName === null ? null : saved
  return saved
}
