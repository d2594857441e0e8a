import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => api.GET('/customers/v1/security'),
})

export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: () => api.GET('/customers/v1/sessions'),
})

export const changePassword = (body: { current: string; password: string }) =>
  api.PUT('/customers/v1/security/password', { body })

export const beginFactor = (password: string) =>
  api.POST('/customers/v1/security/second-factor', { body: { password } })

export const confirmFactor = (code: string) =>
  api.POST('/customers/v1/security/second-factor/confirm', { body: { code } })

export const removeFactor = (password: string) =>
  api.POST('/customers/v1/security/second-factor/remove', { body: { password } })

export const endSessionOf = (sessionId: string) =>
  api.DELETE('/customers/v1/sessions/{sessionId}', { params: { path: { sessionId } } })
