// The parts without which a PC cannot run.
import type { Bundle } from '../catalog/bundle.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Kind, Part } from '../compatibility/index.ts'
import { lackingKinds } from './proposals/fit/lacking.ts'

/**
 * The kinds of part that a PC of this bundle still needs to run; without a bundle, what any PC needs. Why a bundle without a
 * case or a place for drives needs less: docs/decisions/compatibility-rules.md.
 */
export function missingKinds(
  parts: readonly Part[],
  bundle: Bundle | undefined,
  { groups }: Catalog,
): Kind[] {
  const lacking = lackingKinds(parts)
  if (!bundle || lacking.length === 0) return lacking
  const taken = new Set(bundle.groups.map(({ productGroupId }) => groups.get(productGroupId)?.kind))
  const isWholePc = taken.has('case') && taken.has('motherboard')
  return lacking.filter(
    (kind) => kind === 'cooler' || (isWholePc && (kind !== 'storage' || taken.has('storage'))),
  )
}
