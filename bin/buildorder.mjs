#!/usr/bin/env node
// The command line as an installed program. Node does not read TypeScript below node_modules, so a packed Buildorder
// carries its JavaScript in dist/; a checkout runs its sources as they are.
import { existsSync } from 'node:fs'

const built = new URL('../dist/src/app/main.js', import.meta.url)
await import(existsSync(built) ? built.href : new URL('../src/app/main.ts', import.meta.url).href)
