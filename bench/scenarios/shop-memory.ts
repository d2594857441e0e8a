import { memoryFigure } from '../memory.ts'
import type { Scenario } from '../scenario.ts'

export const shopMemory: Scenario = {
  name: 'shop-memory',
  about: 'resident memory of the service after all scenarios before',
  run: async ({ engine, service }) => memoryFigure(`memory after it on ${engine}`, service.pid, 250),
}
