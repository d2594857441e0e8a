import type { MemoryFacts, MemoryType } from '../../src/compatibility/index.ts'

/** Heights that makers give for a whole series, in millimetres. The first match wins: lit versions are taller. */
const series: [MemoryType, RegExp, number][] = [
  ['DDR4', /^Corsair Vengeance LPX\b/i, 34],
  ['DDR4', /^Corsair Vengeance RGB Pro\b(?! SL)/i, 51],
  ['DDR5', /^Corsair Vengeance RGB\b(?! RS)/i, 44],
  ['DDR5', /^Corsair Vengeance\b(?! RGB)/i, 35],
  ['DDR5', /^Corsair Dominator (Platinum|Titanium)\b/i, 57],
  ['DDR4', /^G\.?Skill Ripjaws V\b/i, 42],
  ['DDR5', /^G\.?Skill (Ripjaws S5|Flare X5)\b/i, 33],
  ['DDR4', /^G\.?Skill Trident Z (RGB|Neo)\b/i, 44],
  ['DDR5', /^G\.?Skill Trident Z5\b/i, 44],
  ['DDR5', /^Kingston FURY Beast RGB\b/i, 42.2],
  ['DDR5', /^Kingston FURY Beast\b/i, 34.9],
  ['DDR4', /^TEAMGROUP T-Force Delta RGB\b/i, 49],
  ['DDR5', /^TEAMGROUP T-Force Delta (RGB|TUF)\b/i, 46.1],
  ['DDR4', /^G\.?Skill Trident Z Royal\b/i, 44],
  ['DDR5', /^TEAMGROUP T-Create\b/i, 32],
  ['DDR5', /^Kingston FURY Renegade\b(?!.*RGB)/i, 39.2],
  ['DDR5', /^TEAMGROUP T-Force Vulcan\b/i, 33],
  ['DDR5', /^Kingston FURY Renegade RGB\b/i, 44],
  ['DDR4', /^Kingston FURY Beast\b(?!.*RGB)/i, 34.1],
  ['DDR4', /^Corsair Dominator Platinum RGB\b/i, 56],
  ['DDR5', /^G\.?Skill Ripjaws M5 RGB\b/i, 42],
  ['DDR5', /^ADATA XPG Lancer RGB\b/i, 40],
  ['DDR4', /^TEAMGROUP T-Force Vulcan Z\b/i, 32],
  // Kits without a heat spreader, or with one no taller than the board of the module.
  ['DDR4', /^G\.?Skill (Value|Aegis)\b/i, 32],
  ['DDR5', /^TEAMGROUP Elite\b/i, 32],
  ['DDR4', /^TEAMGROUP Elite\b/i, 32],
  ['DDR4', /^Crucial CT\d/i, 32],
  ['DDR5', /^Crucial CT\d/i, 32],
]

/** The height of a kit of DIMMs by its series; undefined if that is not known. */
export const seriesHeightMm = (
  name: string,
  { type, form }: Pick<MemoryFacts, 'type' | 'form'>,
): number | undefined =>
  form === 'DIMM' ? series.find(([of, pattern]) => of === type && pattern.test(name))?.[2] : undefined
