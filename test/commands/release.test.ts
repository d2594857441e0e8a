// What a release writes, and which releases are refused.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  changesOf,
  checkVersion,
  dateChangelog,
  repositoryOf,
  setImageVersion,
  setRepository,
  setVersion,
  versionedFiles,
  withLinks,
} from '../../scripts/release/versions.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0 (2026-11-16)\n\n- Old.\n'

test('release: "Unreleased" of the changelog becomes the version with its date', () => {
  const dated = dateChangelog(changelog, '0.3.0', '2026-12-01')
  expect(dated).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.3.0 (2026-12-01)\n\n- New.\n\n## 0.2.0 (2026-11-16)\n\n- Old.\n',
  )
  expect(changesOf(dated, '0.3.0')).toBe('- New.')
})

test('release notes: links lead to the documents of the tag', () => {
  const notes = '- New ([Upgrade](docs/guides/upgrade.md#upgrading), [RFC](https://example.com/docs/)).'
  expect(withLinks(notes, 'git+https://git.example/shop/buildorder.git', '0.3.0')).toBe(
    '- New ([Upgrade](https://git.example/shop/buildorder/blob/v0.3.0/docs/guides/upgrade.md#upgrading), [RFC](https://example.com/docs/)).',
  )
})

test('release: the section of a released version is kept', () => {
  expect(dateChangelog(changelog, '0.2.0', '2026-12-01')).toBe(changelog)
})

test('release: a new version without changes is refused', () => {
  const nothing = changelog.replace('- New.\n\n', '')
  expect(() => dateChangelog(nothing, '0.3.0', '2026-12-01')).toThrow('lists no changes under "Unreleased"')
})

test.each(['package.json', 'package-lock.json', 'client/package.json', 'web/package.json'])(
  'release: in %s only versions of the project change',
  (file) => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const changed = setVersion(read(file), '99.0.0').split('\n')
    const lines = read(file).split('\n')
    expect(changed).toHaveLength(lines.length)
    const different = lines.flatMap((line, place) =>
      line === changed[place] ? [] : [[line, changed[place]]],
    )
    expect(different).toHaveLength(file === 'package-lock.json' ? 4 : 1)
    for (const [before = '', after] of different) expect(after).toBe(before.replace(version, '99.0.0'))
  },
)

test('release: manifests of Kubernetes get the image of the new version, and all of them do', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const manifests = globSync('deploy/kubernetes/*/*.yaml', { cwd: root })
  const withImage = manifests.filter((file) => read(file).includes(' image: '))
  expect(versionedFiles.filter((file) => file.endsWith('.yaml')).sort()).toEqual(withImage.sort())
  for (const file of withImage) {
    expect(setImageVersion(read(file), '99.0.0')).toBe(
      read(file).replaceAll(`image: buildorder:${version}`, 'image: buildorder:99.0.0'),
    )
    expect(setImageVersion(read(file), '99.0.0')).toContain('99.0.0')
  }
})

test.each([
  ['https://name:secret@example.com/shop/buildorder.git', 'git+https://example.com/shop/buildorder.git'],
  ['https://example.com:8443/shop/buildorder', 'git+https://example.com:8443/shop/buildorder.git'],
  ['git@example.com:shop/buildorder.git', 'git+https://example.com/shop/buildorder.git'],
  ['ssh://git@example.com:2222/shop/buildorder.git', 'git+https://example.com/shop/buildorder.git'],
  ['/srv/buildorder', undefined],
  ['file:///srv/buildorder', undefined],
])('release: packages name the repository of the remote %s without its password', (remote, expected) => {
  expect(repositoryOf(remote)).toBe(expected)
})

test('release: the repository is the only change of a manifest', () => {
  const { repository, ...others } = JSON.parse(
    setRepository(read('client/package.json'), 'git+https://x/y.git', 'client'),
  )
  expect(repository).toEqual({ type: 'git', url: 'git+https://x/y.git', directory: 'client' })
  expect(others).toEqual(JSON.parse(read('client/package.json')))
})

test('release: versions are compared by number', () => {
  expect(() => checkVersion('0.10.0', '0.9.0')).not.toThrow()
  expect(() => checkVersion('0.9.0', '0.10.0')).toThrow('0.9.0 is older than the current version 0.10.0.')
})

test.each([
  ['', / is not a version such as 0\.3\.0\.\n$/],
  ['v1', /^v1 is not a version such as 0\.3\.0\.\n$/],
  ['0.0.1', /^0\.0\.1 is older than the current version \d+\.\d+\.\d+\.\n$/],
])('release: version "%s" is refused with one line', (version, line) => {
  const run = spawnSync(process.execPath, ['scripts/release.ts', version], { cwd: root, encoding: 'utf8' })
  expect(run).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(line) })
})

test.each(['check', 'release'])(
  'workflow %s: runs scripts that exist, with actions of a stated version',
  (name) => {
    const workflow = read(`.github/workflows/${name}.yml`)
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const runs = [...workflow.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script as string)
    expect(runs.filter((script) => !(script in scripts))).toEqual([])
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action as string)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/@(v\d+|[0-9a-f]{40})/.test(action))).toEqual([])
    expect(workflow).toMatch(/^permissions:$/m)
  },
)

test('workflow release: publishes the image for both processors after the tests, with a statement of its build', () => {
  const { jobs } = parse(read('.github/workflows/release.yml'))
  const { needs, permissions, steps } = jobs.image
  expect({ needs, permissions }).toMatchObject({
    needs: 'build',
    permissions: { packages: 'write', 'id-token': 'write', attestations: 'write' },
  })
  const step = (action: string) =>
    steps.find(({ uses }: { uses?: string }) => uses?.startsWith(`${action}@`)).with
  expect(step('docker/build-push-action')).toMatchObject({
    file: 'Containerfile',
    platforms: 'linux/amd64,linux/arm64',
    provenance: 'mode=max',
  })
  expect(step('actions/attest-build-provenance')).toMatchObject({ 'push-to-registry': true })
})
