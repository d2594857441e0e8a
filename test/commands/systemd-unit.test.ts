// The systemd unit is valid, hardened, and names only settings that exist.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/app/settings.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'deploy/systemd/buildorder.service')
const unit = readFileSync(file, 'utf8')
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
const hasSystemd = analyze('--version').status === 0

test('systemd unit: sets only settings that exist', () => {
  const [, pairs = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const env = Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))
  expect(readSettings(env)).toMatchObject({ DATA_DIR: '/var/lib/buildorder', DEMO: 'false' })
  expect(Object.keys(readSettings({}))).toEqual(expect.arrayContaining(Object.keys(env)))
})

test('systemd unit: waits longer for a stop than the service may take with default settings', () => {
  const [, seconds = '0'] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? []
  const { REQUEST_SECONDS, SHUTDOWN_DELAY_SECONDS } = readSettings({})
  expect(Number(seconds)).toBeGreaterThan(SHUTDOWN_DELAY_SECONDS + REQUEST_SECONDS + 10 + 5)
})

test.skipIf(!hasSystemd)('systemd unit: systemd accepts it (needs systemd-analyze)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-unit-'))
  try {
    // The program is verified to exist, so that it is the one of this checkout.
    const copy = join(folder, 'buildorder.service')
    writeFileSync(copy, unit.replace('/usr/local/bin/buildorder', join(root, 'bin/buildorder.mjs')))
    const { status, stderr } = analyze('verify', '--man=no', copy)
    expect({ status, complaints: stderr.split('\n').filter((line) => line.includes('buildorder')) }).toEqual({
      status: 0,
      complaints: [],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(!hasSystemd)('systemd unit: has an exposure of at most 1.5 (needs systemd-analyze)', () => {
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=15', '--no-pager', file)
  const [exposure] = /exposure level for \S+ [\d.]+/.exec(stdout) ?? []
  expect({ status, exposure }).toMatchObject({ status: 0, exposure: expect.any(String) })
})
