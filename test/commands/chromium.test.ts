// Installing a browser changes the system: the command is printed before it runs, and can be forbidden.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, '../support/chromium.ts'))
const script = `const { findChromium } = await import(${module}); console.log(findChromium())`
const isRoot = process.getuid?.() === 0

/** Looks for a Chromium where there is only a package manager that fails; returns the output. */
function find(env: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-chromium-'))
  try {
    const manager = join(folder, 'apt-get')
    writeFileSync(manager, '#!/bin/sh\necho "CALLED $*" >&2\nexit 1\n')
    chmodSync(manager, 0o755)
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: folder, ...env },
    })
    expect(run.stdout.trim()).toBe('null')
    return run.stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.skipIf(process.platform !== 'linux' || !isRoot)(
  'package manager of the system: the exact command is printed before it runs',
  () => {
    const words =
      '-o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core'
    const text = find({})
    expect(text.indexOf(`apt-get ${words}\n`)).toBeGreaterThan(-1)
    expect(text.indexOf(`CALLED ${words}`)).toBeGreaterThan(text.indexOf(`apt-get ${words}\n`))
    expect(text).toContain('are SKIPPED')
  },
)

test.skipIf(process.platform !== 'linux')(
  'package manager of the system: CHROMIUM_INSTALL=no forbids it',
  () => {
    const text = find({ CHROMIUM_INSTALL: 'no' })
    expect(text).not.toContain('CALLED')
    expect(text).toContain('are SKIPPED')
  },
)

test.skipIf(process.platform !== 'linux' || isRoot)(
  'package manager of the system: only root calls it',
  () => {
    expect(find({})).not.toContain('CALLED')
  },
)
