import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { fullFindingsOf, verdictOf, verdictsOf } from './verdict'

/** The configuration that candidates are judged in. */
export interface JudgedBase {
  /** The parts of the build. */
  partIds: readonly string[]
  /** The product that a candidate replaces. */
  replacing: string | undefined
}

export interface Question extends JudgedBase {
  /** What is built: candidates are ranked for its purpose. */
  bundleId: string
}

const baseOf = ({ partIds, replacing }: JudgedBase) => ({
  baseConfiguration: partIds.map((productId) => ({ productId })),
  productIdToReplace: replacing ?? null,
})
const rankedBaseOf = (question: Question) => ({ ...baseOf(question), bundleId: question.bundleId })
const keyOf = ({ partIds, replacing }: JudgedBase) => [partIds, replacing ?? null]

const rarely = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** Small groups are whole with it. */
const bestShown = 100

/** The best candidates of a group, by name, with their verdicts, and how many of the whole group fit. */
export const bestQuery = (productGroupId: string, question: Question) =>
  queryOptions({
    queryKey: ['candidates', 'best', productGroupId, question.bundleId, ...keyOf(question)],
    queryFn: async ({ signal }) => {
      const { counts, candidates } = await api.POST('/pcconfig/v1/compatibility/candidates', {
        body: { ...rankedBaseOf(question), productGroupId, limit: bestShown },
        signal,
      })
      const total = counts.fits + counts.unsure + counts.warns + counts.clashes
      return {
        counts,
        total,
        isWhole: total === candidates.length,
        products: candidates.map(({ product }) => product),
        verdicts: new Map(candidates.map((each) => [each.product.productId, verdictOf(each)])),
      }
    },
    structuralSharing: false,
    // If it fails, the whole list is requested, and that is retried.
    retry: false,
    ...rarely,
  })

/** The verdicts on all candidates of a group, in one request and without messages. */
export const verdictsQuery = (productGroupId: string, question: Question) =>
  queryOptions({
    queryKey: ['candidates', 'verdicts', productGroupId, question.bundleId, ...keyOf(question)],
    queryFn: async ({ signal }) =>
      verdictsOf(
        await api.POST('/pcconfig/v1/compatibility/group', {
          body: { ...rankedBaseOf(question), productGroupId },
          signal,
        }),
      ),
    structuralSharing: false,
    ...rarely,
  })

/** The messages about one candidate. */
export const findingsQuery = (productId: string, question: JudgedBase) =>
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
