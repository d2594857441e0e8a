import type { Engine } from '../test/support/databases.ts'
import type { Baseline, Service } from './servers.ts'

/** How long and how often to measure, and on which engine. */
export interface Run {
  engine: Engine
  rounds: number
  /** Of one round. */
  seconds: number
  /** Of the largest data set of orders. */
  orders: number
}

/** The input of most scenarios: a service with its data, and bare `node:http` beside it. */
export interface Bench extends Run {
  service: Service
  baseline: Baseline
}

export interface Figure {
  what: string
  value: number
  /** The target: at least, at most, or below. Without it, the figure is for information. */
  aim?: { least: number } | { most: number } | { below: number }
  unit?: string
  /** Other processes used too much of the machine during the measurement: neither hit nor miss. */
  isDisturbed?: boolean
  /** The absolute numbers behind the figure, by column. */
  details: Record<string, string>
}

/** Why something was not measured. */
export interface LeftOut {
  leftOut: string
}

export interface Scenario<B extends Run = Bench> {
  name: string
  about: string
  /** The default engines: others would give the same result, or take too long. */
  engines?: Engine[]
  run(bench: B): Promise<Figure | Figure[] | LeftOut>
}

/** Undefined for a figure without a target. */
export function isHit({ value, aim }: Figure): boolean | undefined {
  if (!aim) return undefined
  if ('least' in aim) return value >= aim.least
  return 'most' in aim ? value <= aim.most : value < aim.below
}
