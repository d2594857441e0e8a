import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import type { Build } from '../build'
import { verdictsOf } from './verdict'

/** The verdicts on all candidates, in one request. */
export const verdictsQuery = (
  productGroupId: string,
  candidateIds: readonly string[],
  loadedAt: number,
  { parts }: Build,
  replacing: string | undefined,
) =>
  queryOptions({
    queryKey: [
      'candidates',
      'verdicts',
      productGroupId,
      loadedAt,
      parts.map(({ productId }) => productId),
      replacing ?? null,
    ],
    queryFn: async ({ signal }) =>
      verdictsOf(
        await api.POST('/pcconfig/v1/compatibility/batch', {
          body: {
            baseConfiguration: parts.map(({ productId }) => ({ productId })),
            productsToValidate: candidateIds.map((productId) => ({ productId })),
            productIdToReplace: replacing ?? null,
          },
          signal,
        }),
      ),
    structuralSharing: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
