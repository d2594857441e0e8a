import type { Engine } from '../test/support/databases.ts'
import type { Baseline, Service } from './servers.ts'

/** How long and how often to measure, and on which engine. */
export interface Run {
  engine: Engine
  rounds: number
  /** Of one round. */
  seconds: number
}

/** What most scenarios are given: a service with the world they need, and bare `node:http` beside it. */
export interface Bench extends Run {
  service: Service
  baseline: Baseline
}

export interface Figure {
  what: string
  value: number
  /** What it must be to hit: at least, at most, or below. Without it, the figure is for information. */
  aim?: { least: number } | { most: number } | { below: number }
  unit?: string
  /** Others had too much of the machine while this was measured: neither hit nor miss. */
  isDisturbed?: boolean
  /** What stands behind the figure: absolute numbers, by column. */
  details: Record<string, string>
}

/** Why something was not measured. */
export interface LeftOut {
  leftOut: string
}

export interface Scenario<B extends Run = Bench> {
  name: string
  about: string
  /** Enough engines when none is asked for by name: the others would say the same, or take too long. */
  engines?: Engine[]
  run(bench: B): Promise<Figure | Figure[] | LeftOut>
}

/** Undefined for a figure without an aim. */
export function isHit({ value, aim }: Figure): boolean | undefined {
  if (!aim) return undefined
  if ('least' in aim) return value >= aim.least
  return 'most' in aim ? value <= aim.most : value < aim.below
}
