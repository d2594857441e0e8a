import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../api/client'
import { onUse, pauseAfter } from './follow-pace'

/** Behind a load balancer, the first answer may come from a process that does not have the change yet. */
const againMs = 1000
const afterErrorMs = 5000

/** Loads what is shown again when products or prices change. Nothing is asked while the page is hidden. */
export function useOfferChanges(queryKey: readonly unknown[], isEnabled: boolean): void {
  const queries = useQueryClient()
  const usedAt = useRef(performance.now())
  useEffect(
    () =>
      onUse(() => {
        usedAt.current = performance.now()
      }),
    [],
  )
  const { data: version } = useQuery({
    queryKey: ['offer-version'],
    queryFn: async () => (await api.GET('/catalog/v1/offer-version')).version,
    staleTime: 0,
    enabled: isEnabled,
    refetchInterval: ({ state }) =>
      state.status === 'error' ? afterErrorMs : pauseAfter(performance.now() - usedAt.current),
  })
  const seen = useRef(version)
  useEffect(() => {
    const isFirst = seen.current === undefined
    if (seen.current === version) return
    seen.current = version
    if (isFirst) return
    const load = () => void queries.invalidateQueries({ queryKey })
    load()
    const timer = setTimeout(load, againMs)
    return () => clearTimeout(timer)
  }, [version, queries, queryKey])
}
