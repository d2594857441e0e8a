import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { accountsKey } from '../admin/admin-queries'
import { stockKey } from '../stock/stock-queries'

/** In the order in which they are done. */
export const setupSteps = ['account', 'product', 'price', 'carrier', 'stock', 'customer', 'order'] as const
export type SetupStep = (typeof setupSteps)[number]

const setupKey = ['backoffice', 'setup'] as const

/** Always asked again: steps are also done on other pages. */
export const setupQuery = queryOptions({
  queryKey: setupKey,
  queryFn: async () => {
    const { steps } = await api.GET('/admin/v1/setup')
    return new Set(setupSteps.filter((step) => steps.some((each) => each.step === step && each.done)))
  },
  staleTime: 0,
})

export type DoneSteps = ReadonlySet<SetupStep>

export const nextStep = (done: DoneSteps) => setupSteps.find((step) => !done.has(step))

export const setupChanged = () =>
  Promise.all(
    [setupKey, accountsKey, stockKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
