// How tests start the program.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

export const projectRoot = join(import.meta.dirname, '../..')

/** Saves a third of each start. Node writes it when a process ends in order. */
export const compileCache = join(tmpdir(), 'buildorder-test-compile-cache')

/** The flags are those of bin/buildorder.mjs: a service in a test has the memory of a real one. */
export const mainWords = [...manifest.config.nodeFlags.split(' '), 'src/app/main.ts']
