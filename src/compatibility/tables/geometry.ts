import type { CaseFacts, ConditionalClearance, RadiatorMount } from '../facts/case.ts'

/** An expansion slot, a usual radiator and a usual fan, in millimetres. */
export const slotMm = 20.32
export const usualRadiatorMm = 27
export const fanMm = 25

/** Radiators come in fan lengths: a place for three 120 mm fans also takes two, but never 140 mm ones. */
const fanLength = (radiatorMm: number): number => (radiatorMm % 140 === 0 ? 140 : 120)

/** Whether a mount takes a radiator. */
export const mountTakes = (sizesMm: readonly number[], radiatorMm: number): boolean =>
  sizesMm.some((size) => size >= radiatorMm && fanLength(size) === fanLength(radiatorMm))

/** Where a radiator must go: the only mount that takes it. Undefined where it has a choice, or none. */
export const onlyMountFor = (
  mounts: readonly RadiatorMount[] | undefined,
  radiatorMm: number,
): RadiatorMount | undefined => {
  const places = mounts?.filter(({ sizesMm }) => mountTakes(sizesMm, radiatorMm)) ?? []
  return places.length === 1 ? places[0] : undefined
}

/** What is in a case, as far as other clearances depend on it. */
export interface Contents {
  drives: number
  radiatorAt: ReadonlySet<RadiatorMount['place']>
}

/** The conditions of a case that hold for one of its limits, tightest first. */
export const tighter = (
  { conditionalClearances = [] }: Pick<CaseFacts, 'conditionalClearances'>,
  limits: ConditionalClearance['limits'],
  { drives, radiatorAt }: Contents,
): readonly ConditionalClearance[] =>
  conditionalClearances
    .filter(
      (each) =>
        each.limits === limits &&
        ((each.drivesOver !== undefined && drives > each.drivesOver) ||
          (each.radiatorAt !== undefined && radiatorAt.has(each.radiatorAt))),
    )
    .sort((a, b) => a.mm - b.mm)
