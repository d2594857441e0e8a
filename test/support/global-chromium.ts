import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Null: the page tests cannot run here. */
    chromium: string | null
  }
}

export default function setup(project: TestProject) {
  project.provide('chromium', findChromium())
}
