// The built pages, read once at start: one document for every address, and the files it refers to.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Compressed, PreparedBody } from '../platform/http/reply/prepared-body.ts'

export interface Site {
  /** With placeholders that are replaced in each answer. */
  document: string
  assets: Asset[]
}

export interface Asset {
  path: string
  contentType: string
  body: PreparedBody
  /** Its name changes with its content, so that browsers may cache it permanently. */
  isImmutable: boolean
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Undefined if the pages are not built. */
export function readSite(folder: string): Site | undefined {
  const document = join(folder, 'index.html')
  if (!existsSync(document)) return undefined
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return {
    document: readFileSync(document, 'utf8'),
    assets: files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => extname(file) in contentTypes)
      .map((file) => ({
        path: `/${file}`,
        contentType: contentTypes[extname(file)] as string,
        body: new PreparedBody(readFileSync(join(folder, file)), compressedOf(join(folder, file))),
        isImmutable: file.startsWith('assets/'),
      })),
  }
}

/** Compressed variants of a file from the build. */
function compressedOf(file: string): Compressed {
  const read = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  const [br, gzip] = ['.br', '.gz'].map(read)
  return { ...(br && { br }), ...(gzip && { gzip }) }
}
