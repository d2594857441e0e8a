import {
  type Build,
  type Kind,
  type Part,
  type PartKind,
  type Rule,
  rulesAbout,
  type Verdict,
} from '../../../compatibility/index.ts'
import { fitsCautiously, isCautious } from './cautious.ts'
import { canRefuse, isError } from './refusal.ts'

/**
 * What the rules make of a part in a build: 0 fits, a number below `refused` is the worst doubt about it, as the place in
 * `doubtNames`, counted from 1.
 */
export type Fit = number
export const fits: Fit = 0
export const refused: Fit = Number.POSITIVE_INFINITY

/**
 * Doubts that a good proposal does not carry while there is one without them, the least important first. A search that
 * finds nothing accepts one more at a time. The last one is never accepted for a part that is added: a part of unknown
 * socket, type or size could be anything.
 */
export const doubtNames = [
  'check',
  'firmware',
  'adapter',
  'kit',
  'clearance',
  'cooling',
  'power',
  'unknown',
] as const
export type Doubt = (typeof doubtNames)[number]
const levelOf = (doubt: Doubt): Fit => 1 + doubtNames.indexOf(doubt)

export const firmware: Fit = levelOf('firmware')
export const adapter: Fit = levelOf('adapter')

/** The most that is ever accepted. */
export const mostDoubt: Fit = levelOf('power')

/** Rules that can refuse, but whose check may stay open when nothing better fits: what they ask can be settled later. */
const lesserChecks: ReadonlySet<string> = new Set([
  'Power',
  'CpuPower',
  'PciePower',
  'MemoryCapacity',
  'Wireless',
])

const byVerdict: Partial<Record<Verdict, Doubt>> = {
  Firmware: 'firmware',
  Clearance: 'clearance',
  Power: 'power',
}

/** Verdicts that are doubtful only where a certain rule gives them: an adapter to use, a mounting kit to order, a cooler too weak, a loop to build. */
const byRule: Readonly<Record<string, { verdict: Verdict; doubt: Doubt }>> = {
  SixteenPinPower: { verdict: 'Advice', doubt: 'adapter' },
  CoolerSocket: { verdict: 'Completeness', doubt: 'kit' },
  CoolerCapacity: { verdict: 'Performance', doubt: 'cooling' },
  RadiatorMount: { verdict: 'Completeness', doubt: 'unknown' },
}

/** What a verdict of a rule makes doubtful; undefined: nothing. */
export function doubtOf(ruleName: string, verdict: string): Doubt | undefined {
  const own = byRule[ruleName]
  return own?.verdict === verdict ? own.doubt : byVerdict[verdict as Verdict]
}

const fitOf = (rule: Rule, verdict: Verdict): Fit => {
  if (isError(verdict)) return refused
  const doubt = doubtOf(rule.name, verdict)
  return doubt ? levelOf(doubt) : fits
}

/** Rules that refuse only parts of a kind; without one, what they cannot check is advice. */
const refusesOnly: Readonly<Record<string, Kind>> = { Wireless: 'networkCard' }

/**
 * Rules whose open check is no doubt: what coolers carry is estimated from their size, and a power supply beside one that the case may
 * bring is at worst one too many.
 */
const neverDoubtful: ReadonlySet<string> = new Set(['CoolerCapacity', 'IncludedPowerSupply'])

/** A check that could not be made is a doubt where the rule could have refused. */
function unverifiedFit(rule: Rule, build: Build): Fit {
  const refusable = refusesOnly[rule.name]
  if (!canRefuse(rule) || neverDoubtful.has(rule.name) || (refusable && build[refusable].length === 0))
    return fits
  return levelOf((fitsCautiously(rule.name, build) ?? lesserChecks.has(rule.name)) ? 'check' : 'unknown')
}

/** A rule that decides about proposals, and where a part of the kind keeps the facts it reads (`Part.traits`). */
interface Decider {
  rule: Rule
  trait: number
}

const byKind = new Map<PartKind, readonly Decider[]>()

/** The rules that could refuse a part of a kind, or make it doubtful. */
export function decidersOf(kind: PartKind): readonly Decider[] {
  let deciders = byKind.get(kind)
  if (!deciders) {
    deciders = rulesAbout(kind).flatMap((rule, trait) =>
      canRefuse(rule) || rule.verdicts.some(({ verdict }) => fitOf(rule, verdict) > fits)
        ? [{ rule, trait }]
        : [],
    )
    byKind.set(kind, deciders)
  }
  return deciders
}

/** The worst doubt of a rule about a build: by a warning, or because it cannot make a check by which it could refuse. Errors do not count. */
export function doubtBy(rule: Rule, build: Build): Fit {
  let worst: Fit = fits
  rule.judge(build, {
    give(verdict) {
      if (!isError(verdict)) worst = Math.max(worst, fitOf(rule, verdict))
    },
    unverified() {
      worst = Math.max(worst, unverifiedFit(rule, build))
    },
  })
  return worst
}

/** Whether a rule doubts a build. */
export const doubts = (rule: Rule, build: Build): boolean => doubtBy(rule, build) > fits

const stop = Symbol('refused')

/** What one rule makes of a build. */
export function fitBy(rule: Rule, build: Build): Fit {
  let worst: Fit = fits
  try {
    rule.judge(build, {
      give(verdict) {
        if (isError(verdict)) throw stop
        worst = Math.max(worst, fitOf(rule, verdict))
      },
      unverified() {
        worst = Math.max(worst, unverifiedFit(rule, build))
      },
    })
    return worst
  } catch (thrown) {
    if (thrown === stop) return refused
    throw thrown
  }
}

/**
 * How much a missing fact of this very part matters to a rule that could refuse: not, a little, or decisively. A little where
 * others may still be chosen so that it does not matter.
 */
export function lacksFact(rule: Rule, build: Build, part: Part<Kind>): Fit {
  let lacks = false
  rule.judge(build, {
    give() {},
    unverified(...facts) {
      lacks ||= facts.some((fact) => fact.part === part && !fact.known)
    },
  })
  if (!lacks) return fits
  return isCautious(rule.name) ? levelOf('check') : unverifiedFit(rule, build)
}
