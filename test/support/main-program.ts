// How tests start the program.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

export const projectRoot = join(import.meta.dirname, '../..')

/** Saves a third of each start. Node writes it when a process ends in order. */
export const compileCache = join(tmpdir(), 'buildorder-test-compile-cache')

const nodeFlags = manifest.config.nodeFlags.split(' ')

/**
 * The program as test/support/global-program.ts bundled it, or its sources. The flags are those of bin/buildorder.mjs: a service
 * in a test has the memory of a real one.
 */
export const mainWords = () => [...nodeFlags, process.env.TESTED_PROGRAM ?? 'src/app/main.ts']
