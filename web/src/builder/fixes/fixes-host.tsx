import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { incompleteSlots } from '../assign-slots'
import { useBuilder } from '../builder-context'
import type { Verdict } from '../findings'
import { verdictQuery } from '../queries'

const LoadedFixes = lazy(async () => ({ default: (await import('./fixes')).Fixes }))

/** What to change or add. The code loads with the first PC that asks for it. */
export function Fixes() {
  const { productIds, places } = useBuilder()
  const { data: verdict } = useQuery(verdictQuery(productIds))
  if (!verdict) return null
  const mayLackAccessory = incompleteSlots(places).length === 0 && verdict.warnings.some(asksForAccessory)
  if (verdict.isValid && !mayLackAccessory) return null
  return (
    <Suspense fallback={null}>
      <LoadedFixes verdict={verdict} />
    </Suspense>
  )
}

/** Warnings that a fan hub, a bracket or a mounting kit may settle. */
const asksForAccessory = ({ category }: Verdict['warnings'][number]): boolean =>
  category === 'Completeness' || category === 'Clearance'
