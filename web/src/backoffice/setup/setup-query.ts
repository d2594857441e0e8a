import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { accountsKey } from '../admin/admin-queries'
import { stockKey } from '../stock/stock-queries'

/** In the order in which they are done. */
export const setupSteps = [
  'company',
  'account',
  'product',
  'price',
  'carrier',
  'stock',
  'customer',
  'order',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Without the company, which is asked for and may be skipped: orders work without it. */
export const neededSteps = setupSteps.filter((step) => step !== 'company')

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

/** The next step that orders need. */
export const nextStep = (done: DoneSteps) => neededSteps.find((step) => !done.has(step))

export const countDone = (done: DoneSteps) => neededSteps.filter((step) => done.has(step)).length

export const setupChanged = () =>
  Promise.all(
    [setupKey, accountsKey, stockKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
