// The bill of materials (CycloneDX): every package that a release contains or installs.

interface Component {
  'bom-ref': string
  name: string
  version: string
  purl: string
  scope?: string
}
export interface Bom {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The pages bundle the client. */
type Part = 'service' | 'pages' | 'client'
const refOf = ({ name, version }: Manifest) => `${name}@${version}`

/** Packages of the pages that only build them. All others are bundled into web/dist; those of the client are listed there. */
const isBuildTool = (name: string) => /^(vite$|@vitejs\/|@types\/|@buildorder\/)/.test(name)

/**
 * Reduces what `npm sbom` lists to what the service and its pages use. `npm sbom --omit=dev` would not do: it leaves out
 * packages that are also used in development (pg, ajv, jose), and those that are bundled into the pages.
 */
export function shippedBom(all: Bom, { service, pages, client }: Record<Part, Manifest>): Bom {
  const edges = new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const used = (manifest: Manifest, names: string[]) =>
    (edges.get(refOf(manifest)) ?? []).filter((ref) => names.includes(ref.slice(0, ref.lastIndexOf('@'))))
  const direct = [
    ...used(service, Object.keys({ ...service.dependencies, ...service.optionalDependencies })),
    ...used(
      pages,
      Object.keys(pages.devDependencies ?? {}).filter((name) => !isBuildTool(name)),
    ),
    ...used(client, Object.keys(client.dependencies ?? {})),
  ]
  const reached = new Set<string>()
  const visit = (ref: string) => {
    if (reached.has(ref)) return
    reached.add(ref)
    edges.get(ref)?.forEach(visit)
  }
  direct.forEach(visit)
  return {
    ...all,
    // npm names the project like its folder.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name: service.name } },
    components: all.components.filter((each) => reached.has(each['bom-ref'])),
    dependencies: [
      { ref: refOf(service), dependsOn: direct },
      ...all.dependencies.filter(({ ref }) => reached.has(ref)),
    ],
  }
}
