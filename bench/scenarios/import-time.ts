import type { Scenario } from '../scenario.ts'
import type { ImportedBench } from '../worlds/imported.ts'

export const importTime: Scenario<ImportedBench> = {
  name: 'import-time',
  about: 'seconds that the import of the open catalog took',
  run: async ({ engine, importSeconds, components }) => ({
    what: `import-time on ${engine}`,
    value: importSeconds,
    unit: ' s',
    details: {
      components: components.length.toLocaleString('en'),
      'per second': Math.round(components.length / importSeconds).toLocaleString('en'),
    },
  }),
}
