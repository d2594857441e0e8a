// The shop with the complete BuildCores OpenDB catalog, imported as users do it. The data is not part of the
// project: it is expected beside the checkout.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Part } from '../../src/compatibility/index.ts'
import { chooseBase } from '../base-parts.ts'
import { loadComponents } from '../components.ts'
import { pinned } from '../processes.ts'
import type { Bench } from '../scenario.ts'
import { startBaseline, startService } from '../servers.ts'
import { type Site, tell, type World } from '../stage.ts'
import { seedWorld } from '../world.ts'

export interface ImportedBench extends Bench {
  importSeconds: number
  /** The settings of the database. */
  database: Record<string, string>
  /** Every component of the catalog. */
  components: Part[]
  /** Eight of them that make a PC. */
  base: Part[]
}

const checkout = fileURLToPath(new URL('../..', import.meta.url))
export const archive = join(checkout, '../shared/data/buildcores-open-db.tar.gz')

export const importedWorld: World<ImportedBench> = {
  async open(site) {
    if (!existsSync(archive)) return { leftOut: `there is no ${archive} to import` }
    tell(site.engine, 'imports the open catalog …')
    const database = await site.newDatabase('imported')
    await seedWorld(database)
    const opendb = unpacked(site.folder)
    const start = performance.now()
    importOpenDb(opendb, database, site)
    const importSeconds = (performance.now() - start) / 1000

    const components = await loadComponents(database)
    const baseline = await startBaseline(site.cores?.server)
    const service = await startService(site, database)
    return {
      bench: {
        ...site,
        service,
        baseline,
        importSeconds,
        database,
        components,
        base: chooseBase(components),
      },
      close: async () => {
        await service.stop()
        await baseline.stop()
      },
    }
  },
}

/** Unpacked once for all engines. */
export function unpacked(folder: string): string {
  const target = join(folder, 'opendb')
  if (!existsSync(target)) {
    mkdirSync(target)
    execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1'])
  }
  return target
}

/** With the command line of this checkout or of another one, on both cores. */
export function importOpenDb(
  opendb: string,
  database: Record<string, string>,
  { cores }: Pick<Site, 'cores'>,
  program = join(checkout, 'src/app/main.ts'),
): void {
  const words = ['import', 'opendb', opendb, '--demo-prices', '--demo-stock']
  const both = cores && [cores.server, cores.client]
  const [command = '', ...args] = pinned(both, [process.execPath, program, ...words])
  execFileSync(command, args, {
    env: { PATH: process.env.PATH, ...database },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}
