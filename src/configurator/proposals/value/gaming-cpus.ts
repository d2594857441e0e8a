import type { Facts } from '../../../compatibility/index.ts'

/**
 * What of a CPU counts in games, beside the work per clock of its generation.
 *
 * Sources: the makers' specifications of cores, level 3 cache and clocks, and what published tests of games at 1080p with
 * a fast card have in common: eight fast cores are enough, the cache of the die that runs the game counts, and a CPU with
 * two dies is no faster than its better one. Limits: an estimate of this project for an average over games. A single
 * strategy game may gain twice as much from a large cache, a shooter nothing; at 4K most CPUs of a class are equal.
 */
const usefulCores = 8

/** In games an older CPU loses less by its age than by its work, which is counted already. */
export const perYearInGames = 1.02
const perCore = 0.35

/** A large cache is worth much; too small a one costs less, because level 2 caches help out. */
const largeCachePower = 0.22
const smallCachePower = 0.1
const usualCacheMb = 32

/** More is the sum of several dies, of which a game uses one. */
const largestPlainCacheMb = 36

/** From here on, one die has cache stacked on it: 32 MB of its own and 64 MB more. */
const stackedMb = 96

/** With two dies, the boost clock is that of the die without the stack; the other boosts about this high. */
const stackedDieGhz: Readonly<Record<string, number>> = { Raphael: 5, 'Granite Ridge': 5.2 }

/** Generations that do less in games than elsewhere: memory controller and cores are on two dies. */
const inGames: Readonly<Record<string, number>> = { 'Arrow Lake': 0.9, 'Arrow Lake Refresh': 0.93 }

/** Games that move between two dies lose a little. */
const twoDies = 0.99

/** Larger CPUs have as much of plain cache. */
export const hasStackedCache = ({ cacheMb = 0, cores = 0 }: Facts<'cpu'>): boolean =>
  cacheMb >= stackedMb && cores <= 16

const dieCacheMb = (facts: Facts<'cpu'>): number =>
  hasStackedCache(facts) ? stackedMb : Math.min(facts.cacheMb ?? 16, largestPlainCacheMb)

/** How much better than six cores with a usual cache at 1 GHz a CPU is in games, as a factor. */
export function gamingFactor(facts: Facts<'cpu'>, fullCores: number, clockGhz: number): number {
  const cache = dieCacheMb(facts)
  const hasTwoDies = cache === stackedMb && (facts.cores ?? 0) > usefulCores
  const clock = hasTwoDies ? Math.min(clockGhz, stackedDieGhz[facts.generation ?? ''] ?? clockGhz) : clockGhz
  return (
    clock *
    (Math.min(fullCores, usefulCores) / 6) ** perCore *
    (cache / usualCacheMb) ** (cache > usualCacheMb ? largeCachePower : smallCachePower) *
    (hasTwoDies ? twoDies : 1) *
    (inGames[facts.generation ?? ''] ?? 1)
  )
}
