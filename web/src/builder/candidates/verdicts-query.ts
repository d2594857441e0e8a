import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { fullFindingsOf, verdictsOf } from './verdict'

/** The configuration that candidates are judged in. */
export interface Question {
  /** The parts of the build. */
  partIds: readonly string[]
  /** The product that a candidate replaces. */
  replacing: string | undefined
}

const baseOf = ({ partIds, replacing }: Question) => ({
  baseConfiguration: partIds.map((productId) => ({ productId })),
  productIdToReplace: replacing ?? null,
})
const keyOf = ({ partIds, replacing }: Question) => [partIds, replacing ?? null]

const rarely = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** The verdicts on all candidates of a group, in one request and without messages. */
export const verdictsQuery = (productGroupId: string, question: Question) =>
  queryOptions({
    queryKey: ['candidates', 'verdicts', productGroupId, ...keyOf(question)],
    queryFn: async ({ signal }) =>
      verdictsOf(
        await api.POST('/pcconfig/v1/compatibility/group', {
          body: { ...baseOf(question), productGroupId },
          signal,
        }),
      ),
    structuralSharing: false,
    ...rarely,
  })

/** The messages about one candidate. */
export const findingsQuery = (productId: string, question: Question) =>
  queryOptions({
    queryKey: ['candidates', 'findings', productId, ...keyOf(question)],
    queryFn: async ({ signal }) => {
      const { results } = await api.POST('/pcconfig/v1/compatibility/batch', {
        body: { ...baseOf(question), productsToValidate: [{ productId }] },
        signal,
      })
      return results.flatMap(fullFindingsOf)
    },
    ...rarely,
  })
