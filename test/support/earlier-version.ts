// The program of an earlier commit, taken from the history of the repository.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Tags are not part of every clone. */
export const lastRelease = { version: '0.2.0', commit: 'f95f3b76e39b1c37dd5922149016823c6a08c2b3' }

/** False in a clone without history. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: projectRoot, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Its sources beside the packages of this version. The caller removes the folder. */
export function unpackCommit(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-earlier-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: projectRoot, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'web', 'dist'), { recursive: true })
  return folder
}
