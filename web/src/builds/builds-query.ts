import { ApiProblem, newIdempotencyKey, type Schemas } from '@buildorder/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client'

export type Build = Schemas['Build']
export type BuildSummary = Schemas['BuildSummary']
export type SharedBuild = Schemas['SharedBuild']
export type BuildPart = Schemas['BuildPart']

/** Null if no part has a price. */
export const currencyOf = (parts: BuildPart[]): string | null =>
  parts.find(({ unitPrice }) => unitPrice)?.unitPrice?.currency ?? null

const orNull = (problem: unknown): null => {
  if (problem instanceof ApiProblem && problem.status === 404) return null
  throw problem
}

export const buildsQuery = queryOptions({
  queryKey: ['builds'],
  queryFn: async () => (await api.GET('/pcconfig/v1/builds')).builds,
})

/** Null if there is no such build. */
export const buildQuery = (buildId: string) =>
  queryOptions({
    queryKey: ['builds', buildId],
    queryFn: (): Promise<Build | null> =>
      api.GET('/pcconfig/v1/builds/{buildId}', { params: { path: { buildId } } }).catch(orNull),
  })

/** Null if the link does not work. */
export const sharedQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared', shareId],
    queryFn: (): Promise<SharedBuild | null> =>
      api.GET('/pcconfig/v1/shared/{shareId}', { params: { path: { shareId } } }).catch(orNull),
  })

const key = () => ({ 'Idempotency-Key': newIdempotencyKey() })
const at = (buildId: string) => ({ params: { path: { buildId }, header: key() } })

export const commands = {
  create: (body: Schemas['NewBuild']) => api.POST('/pcconfig/v1/builds', { params: { header: key() }, body }),
  addVersion: ({ buildId, configurationId }: { buildId: string; configurationId: string }) =>
    api.POST('/pcconfig/v1/builds/{buildId}/versions', { ...at(buildId), body: { configurationId } }),
  rename: ({ buildId, name }: { buildId: string; name: string }) =>
    api.PATCH('/pcconfig/v1/builds/{buildId}', { ...at(buildId), body: { name } }),
  duplicate: ({ buildId, name }: { buildId: string; name: string }) =>
    api.POST('/pcconfig/v1/builds/{buildId}/duplicate', { ...at(buildId), body: { name } }),
  remove: ({ buildId }: { buildId: string }) => api.DELETE('/pcconfig/v1/builds/{buildId}', at(buildId)),
  share: ({ buildId, withPrices }: { buildId: string; withPrices: boolean }) =>
    api.PUT('/pcconfig/v1/builds/{buildId}/share', { ...at(buildId), body: { withPrices } }),
  withdraw: ({ buildId }: { buildId: string }) =>
    api.DELETE('/pcconfig/v1/builds/{buildId}/share', at(buildId)),
}

/** A command that changes builds; lists and pages load again afterwards. */
export function useBuildCommand<Input, Output>(command: (input: Input) => Promise<Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: command,
    onSuccess: () => queries.invalidateQueries({ queryKey: buildsQuery.queryKey }),
  })
}
