import type { ConfiguratorContext } from '../configurator/context.ts'

export type BuildsContext = ConfiguratorContext
