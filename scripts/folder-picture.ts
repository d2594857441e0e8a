// The imports between folders as a Mermaid diagram, for docs/explanation/architecture.md.
import { countFolderImports, readImportGraph } from './import-graph.ts'

export const pictureMarkers = ['<!-- folders -->', '<!-- /folders -->'] as const

export function folderPicture(): string {
  const imports = countFolderImports(readImportGraph())
  const arrows = [...imports.keys()].sort().flatMap((from) =>
    [...(imports.get(from)?.keys() ?? [])]
      .sort()
      .filter((to) => !isReachedOtherwise(imports, from, to))
      .map((to) => `  ${from} --> ${to}\n`),
  )
  return `\`\`\`mermaid\nflowchart TD\n${arrows.join('')}\`\`\`\n`
}

type FolderImports = ReturnType<typeof countFolderImports>

/** Whether another import of the folder already leads there. */
const isReachedOtherwise = (imports: FolderImports, from: string, to: string) =>
  [...(imports.get(from)?.keys() ?? [])].some((next) => next !== to && reaches(imports, next, to))

const reaches = (imports: FolderImports, from: string, to: string): boolean =>
  from === to || [...(imports.get(from)?.keys() ?? [])].some((next) => reaches(imports, next, to))
