import { describeRule } from '../testing/describe-rule.ts'
import { powerPeaks } from './power-peaks.ts'

// The sound PC draws 155 W beside the card. A RTX 3080 adds 320 W, and 640 W in peaks: 795 W, or 612 W at 130 %.
const rtx3080 = { boardPowerWatts: 320 } as const

describeRule(powerPeaks, {
  passes: {
    'RTX 3080 on a 750 W supply from before ATX 3 (RM750 of 2019)': {
      graphicsCard: rtx3080,
      powerSupply: { ratedWatts: 750, atx3: false },
    },
    'RTX 3080 on a supply of exactly 612 W': {
      graphicsCard: rtx3080,
      powerSupply: { ratedWatts: 612, atx3: false },
    },
    'RTX 3080 on a 550 W supply for ATX 3': {
      graphicsCard: rtx3080,
      powerSupply: { ratedWatts: 550, atx3: true },
    },
    'RTX 4070 (200 W) on a 450 W supply from before ATX 3': { powerSupply: { ratedWatts: 450, atx3: false } },
    'an unknown standard with enough power': {
      graphicsCard: rtx3080,
      powerSupply: { ratedWatts: 750, atx3: undefined },
    },
    'a supply below the load, which Power refuses': {
      graphicsCard: rtx3080,
      powerSupply: { ratedWatts: 400, atx3: false },
    },
  },
  finds: {
    'RTX 3080 on a 550 W supply from before ATX 3': [
      { graphicsCard: rtx3080, powerSupply: { ratedWatts: 550, atx3: false } },
      'Power: Peaks of about 795 W',
      /The powerSupply gives 550 W and is older than ATX 3, so it may switch off\. .* at least 612 W/,
    ],
    'RTX 4090 (450 W) on a 750 W supply from before ATX 3': [
      { graphicsCard: { boardPowerWatts: 450 }, powerSupply: { ratedWatts: 750, atx3: false } },
      'Power: Peaks of about 1055 W',
    ],
  },
  unknown: {
    'the standard of a supply with little headroom': [
      { graphicsCard: rtx3080, powerSupply: { ratedWatts: 550, atx3: undefined } },
      'powerSupply.atx3',
    ],
  },
})
