import type { MonitorFacts } from '../../src/compatibility/index.ts'
import { figure, positive } from './figure.ts'
import type { Source } from './source.ts'

/** What the words for a panel mean, first match wins: "QD-OLED", "Fast IPS", "Nano IPS". */
const panels: [RegExp, NonNullable<MonitorFacts['panel']>][] = [
  [/OLED/i, 'OLED'],
  [/IPS|PLS|AHVA/i, 'IPS'],
  [/VA/i, 'VA'],
  [/TN/i, 'TN'],
]

export function readMonitor(source: Source): MonitorFacts {
  const panel = source.text('panel_type') ?? ''
  return {
    sizeInches: figure(source, 'screen_size', 'the size of a screen', 5, 120),
    widthPixels: positive(source, 'resolution.horizontalRes', 640, 16_384),
    heightPixels: positive(source, 'resolution.verticalRes', 480, 16_384),
    refreshHz: positive(source, 'refresh_rate', 20, 1000),
    panel: panels.find(([pattern]) => pattern.test(panel))?.[1],
  }
}
