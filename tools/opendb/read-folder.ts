import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UnreadableFile } from '../../src/platform/import/read-file.ts'
import { readText } from '../../src/platform/import/read-text.ts'

export interface FolderFiles {
  name: string
  /** Paths below OpenDB's root, sorted. */
  files: string[]
}

/** OpenDB's folders of documents: those of an unpacked archive, or of its `open-db` folder itself. */
export function findFolders(folder: string): { root: string; folders: FolderFiles[] } {
  const root = isFolder(join(folder, 'open-db')) ? join(folder, 'open-db') : folder
  if (!isFolder(root)) throw new UnreadableFile(`${folder} is not a folder.`)
  const folders = readdirSync(root)
    .filter((name) => isFolder(join(root, name)))
    .map((name) => ({ name, files: documentsIn(root, name) }))
    .filter(({ files }) => files.length > 0)
  if (folders.length === 0)
    throw new UnreadableFile(
      `${folder} holds no OpenDB: expected folders such as open-db/CPU with JSON files.`,
    )
  return { root, folders }
}

const documentsIn = (root: string, name: string) =>
  readdirSync(join(root, name))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(name, file))

/** The document in a file, or why it cannot be read. */
export function readJson(root: string, file: string): { document: unknown } | { reason: string } {
  const read = readText(join(root, file))
  if ('reason' in read) return read
  try {
    return { document: JSON.parse(read.text) }
  } catch (error) {
    return { reason: (error as Error).message }
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
