// A PC on offer as typed: for each group how many parts, as text.
import type { Bundle, BundleInput } from './bundle-queries'

export interface CountDraft {
  min: string
  max: string
}

export interface BundleDraft {
  name: string
  description: string
  assemblyProductId: string
  /** Empty: none. */
  purpose: string
  /** By group. */
  counts: Record<string, CountDraft>
}

export interface DraftErrors {
  missing: ('name' | 'assemblyProductId')[]
  /** Groups with counts that are not two whole numbers in order. */
  counts: string[]
  hasNoGroup: boolean
}

export const noErrors: DraftErrors = { missing: [], counts: [], hasNoGroup: false }

export const emptyCount: CountDraft = { min: '', max: '' }

export const draftOf = (bundle: Bundle | null): BundleDraft => ({
  name: bundle?.name ?? '',
  description: bundle?.description ?? '',
  assemblyProductId: bundle?.assemblyProductId ?? '',
  purpose: bundle?.purpose ?? '',
  counts: Object.fromEntries(
    (bundle?.groups ?? []).map(({ productGroupId, min, max }) => [
      productGroupId,
      { min: String(min), max: String(max) },
    ]),
  ),
})

/** The PC, or what is wrong. The groups stay in their order, which is the order in the builder; new ones follow. */
export function readDraft(draft: BundleDraft): { input: BundleInput } | { errors: DraftErrors } {
  const chosen = Object.entries(draft.counts).filter(([, { min, max }]) => min.trim() + max.trim() !== '')
  const errors: DraftErrors = {
    missing: (['name', 'assemblyProductId'] as const).filter((name) => draft[name].trim() === ''),
    counts: chosen.filter(([, count]) => !isCount(count)).map(([productGroupId]) => productGroupId),
    hasNoGroup: chosen.length === 0,
  }
  if (errors.missing.length + errors.counts.length > 0 || errors.hasNoGroup) return { errors }
  return {
    input: {
      name: draft.name.trim(),
      description: draft.description.trim() || null,
      assemblyProductId: draft.assemblyProductId.trim(),
      purpose: (draft.purpose || null) as NonNullable<BundleInput['purpose']> | null,
      groups: chosen.map(([productGroupId, { min, max }]) => ({
        productGroupId,
        min: Number(min),
        max: Number(max),
      })),
    },
  }
}

const isWhole = (text: string) => /^\d{1,3}$/.test(text.trim())

const isCount = ({ min, max }: CountDraft) =>
  isWhole(min) && isWhole(max) && Number(max) >= 1 && Number(min) <= Number(max)
