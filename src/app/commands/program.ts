import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../platform/project-root.ts'

const isCheckout = existsSync(join(projectRoot, 'src/app/main.ts'))

/** How this command line is started: from a checkout, or as an installed package. */
export const program = isCheckout ? 'npm run buildorder --' : 'buildorder'
export const startService = isCheckout ? 'npm start' : 'buildorder serve'
