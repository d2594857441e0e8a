// Prints, after a run, the time of each group and the slowest files.
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const slowestCount = 10

interface FileTime {
  group: string
  file: string
  tests: number
  /** From the import of its modules to its last hook. */
  wallMs: number
  processorMs: number
}

function timeOf(module: TestModule): FileTime {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    group: module.project.name,
    file: relative(process.cwd(), module.moduleId),
    tests: [...module.children.allTests()].length,
    wallMs: collectDuration + setupDuration + duration,
    processorMs: module.meta().processorMs ?? 0,
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9)

const sum = (times: FileTime[], of: (time: FileTime) => number) =>
  times.reduce((total, time) => total + of(time), 0)

export default class TimesReporter implements Reporter {
  /** When the first file of a group began and its last one ended. */
  readonly #spans = new Map<string, { from: number; to: number }>()

  onTestModuleQueued({ project }: TestModule): void {
    if (!this.#spans.has(project.name)) this.#spans.set(project.name, { from: Date.now(), to: Date.now() })
  }

  onTestModuleEnd({ project }: TestModule): void {
    const span = this.#spans.get(project.name)
    if (span) span.to = Date.now()
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map(timeOf)
    const groups = Map.groupBy(times, ({ group }) => group)
    console.log('\n  elapsed  summed up  processor  group')
    for (const [group, files] of groups) {
      const { from = 0, to = 0 } = this.#spans.get(group) ?? {}
      const wall = seconds(sum(files, ({ wallMs }) => wallMs))
      const processor = seconds(sum(files, ({ processorMs }) => processorMs))
      const tests = sum(files, (file) => file.tests)
      console.log(
        `${seconds(to - from)}  ${wall}  ${processor}  ${group}: ${tests} tests, ${files.length} files`,
      )
    }
    console.log('\n     time  processor  slowest files')
    const slowest = times
      .toSorted((a, b) => b.wallMs - a.wallMs)
      .slice(0, Number(process.env.SLOWEST_FILES ?? slowestCount))
    for (const { file, wallMs, processorMs } of slowest) {
      console.log(`${seconds(wallMs)}  ${seconds(processorMs)}  ${file}`)
    }
  }
}
