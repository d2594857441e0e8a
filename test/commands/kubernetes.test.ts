// The manifests follow the API of Kubernetes, fit to each other and to the image, and give few rights.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deployment } from 'kubernetes-types/apps/v1.js'
import type { Job } from 'kubernetes-types/batch/v1.js'
import type { PersistentVolumeClaim, PodTemplateSpec, Service } from 'kubernetes-types/core/v1.js'
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings } from '../../src/app/settings.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'deploy/kubernetes')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = globSync('*/*.yaml', { cwd: folder }).sort()

/** The type of each kind, generated from the OpenAPI document of Kubernetes. */
const types: Record<string, string> = {
  'apps/v1 Deployment': 'apps/v1',
  'batch/v1 Job': 'batch/v1',
  'v1 PersistentVolumeClaim': 'core/v1',
  'v1 Service': 'core/v1',
  'networking.k8s.io/v1 NetworkPolicy': 'networking/v1',
  'policy/v1 PodDisruptionBudget': 'policy/v1',
}

/** Compiles manifests as values of their types, which also finds names that do not exist; the compiler's complaints. */
function complaintsAbout(manifests: Record<string, unknown>[]): string {
  const place = mkdtempSync(join(tmpdir(), 'buildorder-kubernetes-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
    const lines = manifests.map((manifest, index) => {
      const { apiVersion, kind } = manifest
      const module = types[`${apiVersion} ${kind}`] ?? `an unknown kind: ${apiVersion} ${kind}`
      const type = `import('kubernetes-types/${module}').${kind}`
      return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 2)}\n`
    })
    writeFileSync(join(place, 'manifests.ts'), lines.join(''))
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', 'manifests.ts'],
      { cwd: place, encoding: 'utf8' },
    )
    return stdout
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

test('manifests: follow the types of the Kubernetes API', () => {
  expect(files.length).toBeGreaterThan(8)
  expect(complaintsAbout(files.map((file) => parse(read(file))))).toBe('')
})

test.each([
  [
    'a name that does not exist',
    { minimumAvailable: 1 },
    /minimumAvailable.* does not exist in type 'PodDisruptionBudgetSpec'/,
  ],
  [
    'a value of a wrong type',
    { minAvailable: true },
    /Type 'true' is not assignable to type 'string \| number/,
  ],
])('manifests: %s is found', (_, wrong, complaint) => {
  const manifest = parse(read('postgres/disruption-budget.yaml'))
  const spec = { ...manifest.spec, ...wrong }
  expect(complaintsAbout([{ ...manifest, spec }])).toMatch(complaint)
})

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8')
const [, user = '', dataFolder] = /^USER (\d+):.*^VOLUME (\S+)$/ms.exec(containerfile) ?? []

describe.each(['postgres', 'embedded'])('%s', (variant) => {
  const deployment = parse(read(`${variant}/deployment.yaml`)) as Deployment
  const job = variant === 'postgres' ? (parse(read('postgres/migrate.yaml')) as Job) : undefined
  const templates = [deployment, job].flatMap((each) => (each?.spec?.template ?? []) as PodTemplateSpec[])
  const labels = deployment.spec?.template.metadata?.labels as Record<string, string>
  const selects = (selector: Record<string, string> | undefined, some: Record<string, string>) =>
    Object.entries(selector ?? {}).every(([name, value]) => some[name] === value)

  test(`manifests for ${variant}: pods run the image of this version, as its user, with no right to more`, () => {
    for (const { spec } of templates) {
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: Number(user),
          seccompProfile: { type: 'RuntimeDefault' },
        },
        containers: [
          {
            image: `buildorder:${version}`,
            resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
            securityContext: {
              allowPrivilegeEscalation: false,
              readOnlyRootFilesystem: true,
              capabilities: { drop: ['ALL'] },
            },
          },
        ],
      })
    }
  })

  test(`manifests for ${variant}: set only settings that exist, and leave enough time to stop`, () => {
    for (const { spec } of templates) {
      const env = Object.fromEntries(
        spec?.containers[0]?.env?.map(({ name, value }) => [name, value ?? '']) ?? [],
      )
      const settings = readSettings(env)
      expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(env)))
      if (spec?.restartPolicy === 'Never') continue
      const { REQUEST_SECONDS, SHUTDOWN_DELAY_SECONDS } = settings
      expect(spec?.terminationGracePeriodSeconds).toBeGreaterThan(
        SHUTDOWN_DELAY_SECONDS + REQUEST_SECONDS + 10 + 5,
      )
    }
  })

  test(`manifests for ${variant}: probes ask the port that the container opens`, () => {
    const [container] = deployment.spec?.template.spec?.containers ?? []
    expect(container?.ports).toEqual([{ name: 'http', containerPort: readSettings({}).PORT }])
    const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe]
    expect(probes.map((probe) => probe?.httpGet)).toEqual([
      { path: '/livez', port: 'http' },
      { path: '/livez', port: 'http' },
      { path: '/readyz', port: 'http' },
    ])
  })

  test(`manifests for ${variant}: the service and the network policy select the pods`, () => {
    expect(deployment.spec?.selector.matchLabels).toEqual(labels)
    const service = parse(read(`${variant}/service.yaml`)) as Service
    expect(service.spec).toMatchObject({ selector: labels, ports: [{ targetPort: 'http' }] })
    const policy = parse(read(`${variant}/network-policy.yaml`)) as NetworkPolicy
    for (const { metadata } of templates) {
      expect(selects(policy.spec?.podSelector.matchLabels, metadata?.labels ?? {})).toBe(true)
    }
    expect(policy.spec?.policyTypes).toEqual(['Ingress', 'Egress'])
    expect(policy.spec?.ingress?.flatMap(({ ports }) => ports)).toEqual([{ port: 8080 }])
  })

  test(`manifests for ${variant}: the network policy lets out everything that settings can ask for`, () => {
    const policy = parse(read(`${variant}/network-policy.yaml`)) as NetworkPolicy
    const ports = policy.spec?.egress?.flatMap((rule) => rule.ports?.map(({ port }) => port))
    const database = variant === 'postgres' ? [5432, 6432] : []
    const [smtp, collector, webhooks] = [[465, 587], 4318, 443]
    expect(ports).toEqual(expect.arrayContaining([53, ...database, collector, webhooks, ...smtp]))
  })
})

test('manifests for postgres: one service stays while nodes are drained or pods replaced', () => {
  const { spec } = parse(read('postgres/deployment.yaml')) as Deployment
  expect(spec?.replicas).toBeGreaterThan(1)
  expect(spec?.strategy?.rollingUpdate).toMatchObject({ maxUnavailable: 0 })
  const budget = parse(read('postgres/disruption-budget.yaml')) as PodDisruptionBudget
  expect(budget.spec).toMatchObject({ minAvailable: 1, selector: spec?.selector })
  // The migration is no service: it gets no requests and does not count.
  const job = parse(read('postgres/migrate.yaml')) as Job
  expect(job.spec?.template.metadata?.labels).not.toMatchObject(spec?.selector.matchLabels as object)
  expect(job.spec?.template.spec?.containers[0]?.args).toEqual(['migrate'])
})

test('manifests for embedded: there is one pod at a time, with the data folder of the image on a volume', () => {
  const { spec } = parse(read('embedded/deployment.yaml')) as Deployment
  expect(spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } })
  const { metadata, spec: claim } = parse(read('embedded/volume.yaml')) as PersistentVolumeClaim
  expect(claim?.accessModes).toEqual(['ReadWriteOncePod'])
  const pod = spec?.template.spec
  expect(pod?.securityContext?.fsGroup).toBe(Number(user))
  const volume = pod?.volumes?.find(({ persistentVolumeClaim }) => persistentVolumeClaim)
  expect(volume?.persistentVolumeClaim?.claimName).toBe(metadata?.name)
  const mount = pod?.containers[0]?.volumeMounts?.find(({ name }) => name === volume?.name)
  expect(mount?.mountPath).toBe(dataFolder)
})
