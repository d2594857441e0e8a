// Runs the tests of one run (TESTS=quick or TESTS=thorough) and leaves the others out of the report. Vitest's own filters, by
// title or by tag, would report the others as skipped, and a test that could not run here would be lost among them.
import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest'
import { type Group, type GroupName, groups, isInRun, ownPatternOf, type Run } from '../groups.ts'

type Collected = (files: RunnerTestFile[]) => unknown

export default class SelectingRunner extends TestRunner {
  #report: Collected | undefined

  /** Vitest sets a function that reports the tests of the files: they are selected before. */
  set onCollected(report: Collected | undefined) {
    this.#report = report
  }

  get onCollected(): Collected | undefined {
    const report = this.#report
    return (
      report &&
      ((files) => {
        for (const file of files) this.#select(file)
        return report(files)
      })
    )
  }

  #select(file: RunnerTestFile): void {
    const run = process.env.TESTS as Run | undefined
    if (!run || file.result?.state === 'fail') return
    const group: Group = groups[file.projectName as GroupName]
    const selected = (task: RunnerTask, titles: string[]): boolean => {
      const title = [...titles, task.name]
      if (task.type === 'test') return isInRun(run, group, file.name, title.join(' > '))
      task.tasks = task.tasks.filter((child) => selected(child, title))
      return task.tasks.length > 0
    }
    file.tasks = file.tasks.filter((task) => selected(task, []))
    const pattern = ownPatternOf(group, file.name)
    if (file.tasks.length === 0 && pattern) {
      const message = `No ${run} test is left in ${file.name}: change its pattern ${pattern} in test/groups.ts.`
      file.result = { state: 'fail', errors: [{ name: 'Error', message }] }
    }
    // An API test that does not name an engine has nothing to run on PostgreSQL.
    if (file.tasks.length === 0) this.config.passWithNoTests = true
  }
}
