import { useQuery } from '@tanstack/react-query'
import { useBuilder } from './builder-context'
import { findingsOf, type PlacedFindings, placeFindings } from './findings'
import { verdictQuery } from './queries'

/** The findings about the parts, each at one row. */
export function usePlacedFindings(): PlacedFindings {
  const { places, productIds } = useBuilder()
  const { data: verdict } = useQuery(verdictQuery(productIds))
  const rows = places.slots.flatMap(({ chosen }) => chosen.map(({ product }) => product.productId))
  return placeFindings(verdict ? findingsOf(verdict) : [], rows)
}
