import type { TestProject } from 'vitest/node'
import { findPrometheus } from './prometheus.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a Prometheus. Null: the tests of alerts cannot run here. */
    prometheus: string | null
  }
}

export default function setup(project: TestProject) {
  project.provide('prometheus', findPrometheus())
}
