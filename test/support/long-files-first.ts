// The order of the files. Vitest begins with those that took long in the run before, and without one with the largest.
import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longFiles } from '../groups.ts'

/** Files that are small and take long would run last, while the other workers have nothing left. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.includes(basename(moduleId))
    const sorted = await super.sort(files)
    // Vitest puts each into its group afterwards.
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
