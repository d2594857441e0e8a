import type { FanFacts } from '../../src/compatibility/index.ts'
import { count, figure, noiseOf } from './figure.ts'
import { fanLightingOf } from './lighting.ts'
import type { Source } from './source.ts'

export function readFan(source: Source): FanFacts {
  // Makers' own connectors lead to a hub, which takes one header for all of them.
  const hasHub = /^Proprietary|daisy/i.test(source.text('connector') ?? '')
  return {
    quantity: readQuantity(source),
    fanHeaders: hasHub ? 1 : undefined,
    lighting: fanLightingOf(source),
    sizeMm: figure(source, 'size', 'the size of a fan', 30, 300),
    noiseDb: noiseOf(source),
  }
}

function readQuantity(source: Source): number | undefined {
  const named = /\b(\d{1,2})-Pack\b/i.exec(source.name)?.[1]
  return count(source, 'quantity', 'fans in the pack', 12, 1) ?? (named ? Number(named) : undefined)
}
