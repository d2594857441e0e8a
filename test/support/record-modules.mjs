// Preloaded into a process: writes the address of every module it loads into the file that MODULES_FILE names.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.MODULES_FILE, `${url}\n`)
      return next(url, context)
    },
  })
