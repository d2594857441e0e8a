// The compose files are valid, fit to the files they mount, and set only settings that exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../src/app/settings.ts'

const folder = join(import.meta.dirname, '../../deploy/compose')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  configs?: { source: string }[]
  networks?: string[]
  depends_on?: object
  healthcheck?: { test?: string[]; disable?: boolean }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  volumes: object
  configs?: object
}

// The schema of the Compose specification, as the linter dclint ships it.
const schemaFile = join(
  dirname(createRequire(import.meta.url).resolve('dclint/package.json')),
  'schemas/compose.schema.json',
)
const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true })
addFormats.default(ajv)
const isValid = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')))

/** Variables as in a shell: `${NAME:-default}` and `${NAME:?message}`. */
const filledIn = (text: string, variables: Record<string, string>) =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name, kind, other) => {
    const value = variables[name] ?? (kind === '-' ? other : undefined)
    if (value === undefined) throw new Error(`${name} ${other}`)
    return value
  })
const variables = { POSTGRES_PASSWORD: 'secret', GRAFANA_PASSWORD: 'secret' }
const fill = (_: unknown, value: unknown) => (typeof value === 'string' ? filledIn(value, variables) : value)
const load = (file: string) => parse(read(file), fill, { merge: true }) as Compose

test('compose schema: refuses a misspelled name', () => {
  expect(isValid({ services: { shop: { imag: 'shop' } } })).toBe(false)
})

describe.each(['embedded.yml', 'postgres.yml'])('%s', (file) => {
  const compose = load(file)
  const services = Object.entries(compose.services)
  const own = services.filter(([, { build }]) => build)

  test(`${file}: follows the schema of the Compose specification`, () => {
    expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true)
  })

  test(`${file}: mounts files that exist, and volumes and configs that are declared`, () => {
    const sources = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((mount) => mount.split(':')[0] as string),
    )
    const isFile = (source: string) => source.startsWith('.')
    expect(sources.filter((source) => isFile(source) && !existsSync(join(folder, source)))).toEqual([])
    expect(new Set(sources.filter((source) => !isFile(source)))).toEqual(
      new Set(Object.keys(compose.volumes)),
    )
    const configs = services.flatMap(([, { configs = [] }]) => configs.map(({ source }) => source))
    expect(configs).toEqual(Object.keys(compose.configs ?? {}))
    for (const [, { build }] of own) {
      expect(existsSync(join(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    }
  })

  test(`${file}: images of others have a version, and ports are open on this machine only`, () => {
    const others = services.filter(([, { build }]) => !build).map(([, { image }]) => image)
    expect(others.filter((image) => !/^docker\.io\/[\w/-]+:v?\d+\.\d+[\w.-]*$/.test(image))).toEqual([])
    const ports = services.flatMap(([, { ports: some = [] }]) => some)
    expect(ports.filter((port) => !/^127\.0\.0\.1:(\d+):\1$/.test(port))).toEqual([])
    expect(new Set(ports).size).toBe(ports.length)
  })

  test(`${file}: every container has a health check`, () => {
    const without = services.filter(([, { healthcheck }]) => !healthcheck?.test && !healthcheck?.disable)
    expect(without.map(([name]) => name)).toEqual([])
  })

  test(`${file}: Buildorder gets settings that exist, few rights, and time to stop`, () => {
    expect(own.length).toBeGreaterThan(0)
    for (const [name, service] of own) {
      const environment = service.environment ?? {}
      const settings = readSettings(environment)
      expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(environment)))
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      if (name === 'migrate') continue
      const { REQUEST_SECONDS, SHUTDOWN_DELAY_SECONDS } = settings
      const seconds = Number.parseInt(service.stop_grace_period ?? '', 10)
      expect(seconds).toBeGreaterThan(SHUTDOWN_DELAY_SECONDS + REQUEST_SECONDS + 10 + 5)
    }
  })
})

test('embedded.yml: keeps the data folder of the image in a volume', () => {
  const [, place] = /^VOLUME (\S+)$/m.exec(readFileSync(join(folder, '../../Containerfile'), 'utf8')) ?? []
  expect(load('embedded.yml').services.buildorder?.volumes).toEqual([`data:${place}`])
})

test('postgres.yml: a password that is missing is named', () => {
  expect(() => filledIn(read('postgres.yml'), {})).toThrow('POSTGRES_PASSWORD is missing in .env')
})

test('postgres.yml: the proxy, Prometheus and PgBouncer name the containers and ports of the others', () => {
  const { services } = load('postgres.yml')
  const shops = Object.keys(services).filter((name) => name.startsWith('buildorder-'))
  expect(shops).toHaveLength(2)
  const addresses = shops.map((name) => `${name}:8080`)
  expect(
    [...read('haproxy.cfg').matchAll(/^ {2}server \S+ (\S+) check$/gm)].map(([, place]) => place),
  ).toEqual(addresses)
  const prometheus = parse(read('prometheus.yml'))
  expect(prometheus.scrape_configs[0].static_configs[0].targets).toEqual(addresses)
  const [, pooler] = /^listen_port = (\d+)$/m.exec(read('pgbouncer.ini')) ?? []
  for (const name of ['migrate', ...shops]) {
    const url = new URL(services[name]?.environment?.DATABASE_URL ?? '')
    expect([url.hostname, url.port, url.pathname]).toEqual(['pgbouncer', pooler, '/buildorder'])
    expect([url.username, url.password]).toEqual([services.postgres?.environment?.POSTGRES_USER, 'secret'])
  }
  expect(read('pgbouncer.ini')).toMatch(/^buildorder = host=postgres port=5432$/m)
})

test('postgres.yml: the dashboard is mounted where Grafana reads it, and its data source is Prometheus', () => {
  const { volumes = [] } = load('postgres.yml').services.grafana as Service
  const { providers } = parse(read('../grafana/provisioning/dashboards/buildorder.yml'))
  expect(volumes).toContain(`../grafana:${providers[0].options.path}:ro`)
  const dashboards = globSync('*.json', { cwd: join(folder, '../grafana') })
  expect(dashboards).toHaveLength(1)
  const { datasources } = parse(read('../grafana/provisioning/datasources/prometheus.yml'))
  expect(datasources[0]).toMatchObject({ url: 'http://prometheus:9090', isDefault: true })
})
