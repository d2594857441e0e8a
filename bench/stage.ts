// A data set and the scenarios measured with it. The data set is made once for all of them, and only if one of
// them runs.
import type { Engine } from '../test/support/databases.ts'
import type { Cores } from './processes.ts'
import type { Figure, LeftOut, Run, Scenario } from './scenario.ts'

/** The folder for data sets. */
export interface Site extends Run {
  cores: Cores | undefined
  /** A folder that is deleted when the bench ends. */
  folder: string
  /** The folder for profiles, if requested. */
  profileInto: string | undefined
  /** The settings of a new, empty database of the engine. */
  newDatabase(name: string): Promise<Record<string, string>>
}

export interface OpenWorld<B extends Run> {
  bench: B
  close(): Promise<void>
}

export interface World<B extends Run> {
  open(site: Site): Promise<OpenWorld<B> | LeftOut>
}

export interface Stage {
  scenarios: Pick<Scenario, 'name' | 'about' | 'engines'>[]
  /** Measures the scenarios with these names. */
  measure(site: Site, names: string[]): Promise<Figure[]>
}

export const stage = <B extends Run>(world: World<B>, scenarios: Scenario<B>[]): Stage => ({
  scenarios,
  async measure(site, names) {
    const wanted = scenarios.filter(({ name }) => names.includes(name))
    const opened = await world.open(site)
    if ('leftOut' in opened) {
      tell(site.engine, `${names.join(', ')} left out: ${opened.leftOut}`)
      return []
    }
    try {
      const figures: Figure[] = []
      for (const scenario of wanted) {
        tell(site.engine, `${scenario.about} …`)
        const outcome = await scenario.run(opened.bench)
        if ('leftOut' in outcome) tell(site.engine, `${scenario.name} left out: ${outcome.leftOut}`)
        else figures.push(...[outcome].flat())
      }
      return figures
    } finally {
      await opened.close()
    }
  },
})

export const tell = (engine: Engine, line: string) => console.log(`${engine}: ${line}`)
