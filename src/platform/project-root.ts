import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project: the nearest one above with a package.json, for sources and for built files alike. */
export const projectRoot = nearestPackage(import.meta.dirname)

function nearestPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder))
}
