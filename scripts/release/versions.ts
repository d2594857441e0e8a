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

/** The address of a git remote as npm shows it, without a name or password; undefined if it is not on a server. */
export function repositoryOf(remote: string): string | undefined {
  const [, host, path] = /^[\w.-]+@([^:/]+):(?!\/)(.+)$/.exec(remote) ?? []
  const url = URL.parse(host ? `ssh://${host}/${path}` : remote)
  if (!url || !['https:', 'http:', 'ssh:'].includes(url.protocol)) return undefined
  const server = url.protocol === 'ssh:' ? url.hostname : url.host
  return `git+https://${server}${url.pathname.replace(/(\.git)?\/?$/, '.git')}`
}

/** Packages name the repository that they are released from: a fork names its own. */
export function setRepository(text: string, url: string, directory?: string): string {
  const repository = { type: 'git', url, ...(directory && { directory }) }
  return `${JSON.stringify({ ...JSON.parse(text), repository }, null, 2)}\n`
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

/** Links of release notes lead to the files of the tag: a release page has no folders. */
export const withLinks = (notes: string, repository: string, version: string): string =>
  notes.replace(/\]\((?=docs\/)/g, `](${repository.replace(/^git\+|\.git$/g, '')}/blob/v${version}/`)

/** Versions never go back. The same version may be built again, from its tag. */
export function checkVersion(version: string, current: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseRefused(`${version} is not a version such as 0.3.0.`)
  if (version.localeCompare(current, 'en', { numeric: true }) < 0) {
    throw new ReleaseRefused(`${version} is older than the current version ${current}.`)
  }
}
