import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { basePath } from '../../config'
import type { SearchFilter } from '../admin/search-filter'
import { cursorPages, searchFrom } from '../shared/cursor-pages'
import { basedOn, idempotencyHeader } from '../shared/use-command'

export type AdminPerson = Schemas['AdminPerson']

export const peopleKey = ['backoffice', 'people'] as const

export const peopleQuery = ({ search }: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/people', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

export const rolesQuery = queryOptions({
  queryKey: ['backoffice', 'roles'],
  queryFn: () => api.GET('/admin/v1/roles'),
})

export const changeRole = (
  {
    role,
    rights,
    version,
    isConfirmed,
  }: Pick<Schemas['AdminRole'], 'role' | 'rights' | 'version'> & { isConfirmed: boolean },
  key: string,
) =>
  api.PUT('/admin/v1/roles/{role}', {
    params: { ...basedOn(version, key), path: { role }, query: isConfirmed ? { confirm: 'true' } : {} },
    body: { rights },
  })

export const invitePerson = (body: Schemas['NewPerson'], key: string) =>
  api.POST('/admin/v1/people', { params: idempotencyHeader(key), body })

export const changePerson = (
  {
    personId,
    version,
    isConfirmed,
    ...body
  }: Schemas['PersonChange'] & Pick<AdminPerson, 'personId' | 'version'> & { isConfirmed: boolean },
  key: string,
) =>
  api.PATCH('/admin/v1/people/{personId}', {
    params: {
      ...basedOn(version, key),
      path: { personId },
      query: isConfirmed ? { confirm: 'true' } : {},
    },
    body,
  })

const paramsOf = (personId: string, key: string) => ({ ...idempotencyHeader(key), path: { personId } })

export const sendLink = (personId: string, key: string) =>
  api.POST('/admin/v1/people/{personId}/link', { params: paramsOf(personId, key) })

export const endSessions = (personId: string, key: string) =>
  api.DELETE('/admin/v1/people/{personId}/sessions', { params: paramsOf(personId, key) })

export const removeSecondFactor = (personId: string, key: string) =>
  api.POST('/admin/v1/people/{personId}/remove-second-factor', { params: paramsOf(personId, key) })

/** The service names no host unless it knows the address of the pages. */
export const absolute = (link: string): string =>
  link.startsWith('/') ? location.origin + (link.startsWith(basePath) ? link : basePath + link) : link
