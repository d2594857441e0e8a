// A PC on offer as typed: for each group how many parts, as text.
import type { Bundle } from './bundle-queries'

export interface CountDraft {
  min: string
  max: string
}

export interface BundleDraft {
  bundleId: string
  name: string
  description: string
  assemblyProductId: string
  /** Empty: none. */
  purpose: string
  /** None: any. */
  caseTypes: string[]
  /** By group. */
  counts: Record<string, CountDraft>
  retired: boolean
}

export const emptyCount: CountDraft = { min: '', max: '' }

export const draftOf = (bundle: Bundle | null): BundleDraft => ({
  bundleId: bundle?.bundleId ?? '',
  name: bundle?.name ?? '',
  description: bundle?.description ?? '',
  assemblyProductId: bundle?.assemblyProductId ?? '',
  purpose: bundle?.purpose ?? '',
  caseTypes: bundle?.caseTypes ?? [],
  counts: Object.fromEntries(
    (bundle?.groups ?? []).map(({ productGroupId, min, max }) => [
      productGroupId,
      { min: String(min), max: String(max) },
    ]),
  ),
  retired: bundle?.retired ?? false,
})

type Counts = BundleDraft['counts']

const chosenIn = (counts: Counts) =>
  Object.entries(counts).filter(([, { min, max }]) => min.trim() + max.trim() !== '')

export const hasGroup = (counts: Counts) => chosenIn(counts).length > 0

/** Groups with counts that are not two whole numbers in order. */
export const wrongCounts = (counts: Counts): string[] =>
  chosenIn(counts)
    .filter(([, count]) => !isCount(count))
    .map(([productGroupId]) => productGroupId)

/** The PC. The groups stay in their order, which is the order in the builder; new ones follow. */
export function readDraft({ counts, description, purpose, caseTypes, ...rest }: BundleDraft) {
  if (wrongCounts(counts).length > 0) return undefined
  return {
    ...rest,
    description: description || null,
    purpose: (purpose || null) as NonNullable<Bundle['purpose']> | null,
    caseTypes: caseTypes.length > 0 ? caseTypes : null,
    groups: chosenIn(counts).map(([productGroupId, { min, max }]) => ({
      productGroupId,
      min: Number(min),
      max: Number(max),
    })),
  }
}

const isWhole = (text: string) => /^\d{1,3}$/.test(text.trim())

const isCount = ({ min, max }: CountDraft) =>
  isWhole(min) && isWhole(max) && Number(max) >= 1 && Number(min) <= Number(max)
