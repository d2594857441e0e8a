import { QueryClient } from '@tanstack/react-query'
import { isTemporary } from './problem'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refused request stays refused; only temporary failures are worth a retry.
      retry: (failures, error) => isTemporary(error) && failures < 3,
    },
  },
})
