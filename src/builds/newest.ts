import type { Build, BuildVersion } from './build.ts'

/** Older ones are dropped from the list; their configurations stay. */
const maxVersions = 50

export const newestVersion = ({ versions }: Build): BuildVersion => versions.at(-1) as BuildVersion

/** Saving the newest configuration again makes no version. */
export function withVersion(build: Build, version: Omit<BuildVersion, 'version'>): Build {
  const newest = newestVersion(build)
  if (newest.configurationId === version.configurationId) return build
  const versions = [...build.versions, { ...version, version: newest.version + 1 }].slice(-maxVersions)
  return { ...build, versions, updatedAt: version.savedAt }
}
