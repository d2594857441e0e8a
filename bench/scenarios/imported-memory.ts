import { memoryFigure } from '../memory.ts'
import type { Scenario } from '../scenario.ts'
import type { ImportedBench } from '../worlds/imported.ts'

export const importedMemory: Scenario<ImportedBench> = {
  name: 'imported-memory',
  engines: ['sqlite'],
  about: 'resident memory of the service with the open catalog, after all scenarios before',
  run: async ({ engine, service }) => memoryFigure(`imported-memory on ${engine}`, service.pid, 400),
}
