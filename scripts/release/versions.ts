// What a new version changes in files of the project. Text in, text out.

/** Every file that carries the version. */
export const versionedFiles = [
  'package.json',
  'package-lock.json',
  'client/package.json',
  'web/package.json',
  'CHANGELOG.md',
  'deploy/kubernetes/embedded/deployment.yaml',
  'deploy/kubernetes/postgres/deployment.yaml',
  'deploy/kubernetes/postgres/migrate.yaml',
]

export class ReleaseRefused extends Error {}

interface Versioned {
  version: string
  packages?: Record<string, { version?: string }>
}

/** The packages of the project have one version. */
export function setVersion(text: string, version: string): string {
  const manifest = JSON.parse(text) as Versioned
  manifest.version = version
  for (const name of ['', 'client', 'web']) {
    const own = manifest.packages?.[name]
    if (own) own.version = version
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Manifests name the image of their version. */
export const setImageVersion = (text: string, version: string) =>
  text.replace(/^( *image: buildorder):.*$/gm, `$1:${version}`)

/** Gives the section "Unreleased" its version and date. A version that is released already keeps its section. */
export function dateChangelog(text: string, version: string, date: string): string {
  if (changesOf(text, version)) return text
  const changes = changesOf(text, 'Unreleased')
  if (!changes) throw new ReleaseRefused('CHANGELOG.md lists no changes under "Unreleased".')
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`)
}

/** The lines below the heading of a version; empty if there are none. */
export function changesOf(text: string, version: string): string {
  const section = text
    .split(/^## /m)
    .find((part) => new RegExp(`^${RegExp.escape(version)}( \\(|\n)`).test(part))
  return section?.split('\n').slice(1).join('\n').trim() ?? ''
}

/** Versions never go back. The same version may be built again, from its tag. */
export function checkVersion(version: string, current: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseRefused(`${version} is not a version such as 0.3.0.`)
  if (version.localeCompare(current, 'en', { numeric: true }) < 0) {
    throw new ReleaseRefused(`${version} is older than the current version ${current}.`)
  }
}
