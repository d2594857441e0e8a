import type { Schemas } from '@buildorder/client'

export interface PowerFigures {
  state: 'unknown' | 'comfortable' | 'tight' | 'over'
  /** The filled share of the bar, from 0 to 1. */
  share: number
  /** Watts left, or watts missing if the supply would be overloaded. */
  spare: number
}

/** The headroom that the service's rule advises. */
const headroom = 1.25

export function powerFigures({ estimatedWatts, supplyWatts }: Schemas['PowerSummary']): PowerFigures {
  if (supplyWatts === null || supplyWatts <= 0) return { state: 'unknown', share: 0, spare: 0 }
  const spare = supplyWatts - estimatedWatts
  const share = Math.min(1, estimatedWatts / supplyWatts)
  if (spare < 0) return { state: 'over', share, spare: -spare }
  return { state: supplyWatts < estimatedWatts * headroom ? 'tight' : 'comfortable', share, spare }
}
