import type { Engine } from '../test/support/databases.ts'
import type { Baseline, Service } from './servers.ts'

/** What a scenario is given: a service on an engine with the bench's world, and bare `node:http` beside it. */
export interface Bench {
  engine: Engine
  service: Service
  baseline: Baseline
  rounds: number
  /** Of one round. */
  seconds: number
}

export interface Figure {
  what: string
  value: number
  /** What it must be to hit: at least, or below. */
  aim: { least: number } | { below: number }
  unit?: string
  /** Others had too much of the machine while this was measured: neither hit nor miss. */
  isDisturbed?: boolean
  /** What stands behind the figure: absolute numbers, by column. */
  details: Record<string, string>
}

export interface Scenario {
  name: string
  about: string
  run(bench: Bench): Promise<Figure>
}

export function isHit({ value, aim }: Figure): boolean {
  return 'least' in aim ? value >= aim.least : value < aim.below
}
