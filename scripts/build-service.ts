// Compiles the service into dist/, for the package. Removes the build before: files that were renamed since would be packed.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
for (const folder of ['src', 'tools']) rmSync(join(root, 'dist', folder), { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
