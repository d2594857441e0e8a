import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './problem'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only trouble that passes is worth another try.
      retry: (failures, error) => isPassing(error) && failures < 3,
    },
  },
})
