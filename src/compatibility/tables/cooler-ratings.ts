import type { CoolerFacts } from '../facts/cooler.ts'

type Size = Pick<CoolerFacts, 'type' | 'heightMm' | 'radiatorMm' | 'fanHeaders'>

/** An air cooler that needs no header has no fan, and carries less than its size says. */
export const isFanless = ({ type, fanHeaders }: Size): boolean => type === 'Air' && fanHeaders === 0

const hasFan = (size: Size): boolean => size.type === 'Air' && !isFanless(size)

/** What every cooler of a size carries at least, in watts: lower than the lowest rating that makers publish for it. */
const sizes: readonly { from: (size: Size) => boolean; watts: number }[] = [
  { from: ({ type, radiatorMm = 0 }) => type === 'Liquid' && radiatorMm >= 360, watts: 250 },
  { from: ({ type, radiatorMm = 0 }) => type === 'Liquid' && radiatorMm >= 280, watts: 220 },
  { from: ({ type, radiatorMm = 0 }) => type === 'Liquid' && radiatorMm >= 240, watts: 200 },
  { from: ({ type, radiatorMm = 0 }) => type === 'Liquid' && radiatorMm >= 120, watts: 120 },
  { from: (size) => hasFan(size) && (size.heightMm ?? 0) >= 160, watts: 150 },
  { from: (size) => hasFan(size) && (size.heightMm ?? 0) >= 150, watts: 120 },
  { from: (size) => hasFan(size) && (size.heightMm ?? 0) >= 115, watts: 90 },
]

/** The power a cooler without a rating carries at least; 0 where its size does not tell. */
export const leastCoolerWatts = (size: Size): number => sizes.find(({ from }) => from(size))?.watts ?? 0

/** More than any cooler of a size carries for long, in watts. Estimates of this project, on the high side; a maker's own rating wins. */
const largest: readonly { upTo: (size: Size) => boolean; watts: number; words: string }[] = [
  {
    upTo: (size) => isFanless(size) && (size.heightMm ?? 999) <= 75,
    watts: 95,
    words: 'without a fan up to 75 mm',
  },
  { upTo: isFanless, watts: 170, words: 'without a fan' },
  { upTo: ({ type, heightMm = 999 }) => type === 'Air' && heightMm <= 45, watts: 170, words: 'up to 45 mm' },
  { upTo: ({ type, heightMm = 999 }) => type === 'Air' && heightMm <= 75, watts: 240, words: 'up to 75 mm' },
  {
    upTo: ({ type, radiatorMm = 999 }) => type === 'Liquid' && radiatorMm <= 120,
    watts: 190,
    words: 'with a 120 mm radiator',
  },
]

/** The most that coolers of the size carry; undefined where the size sets no limit. */
export const mostCoolerWatts = (size: Size): { watts: number; words: string } | undefined =>
  largest.find(({ upTo }) => upTo(size))
