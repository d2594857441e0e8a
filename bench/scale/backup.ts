import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCommand } from '../servers.ts'
import { tell } from '../stage.ts'
import type { Operation } from './operation.ts'

const pollMs = 20

export const backup: Operation = {
  about: 'backup',
  warmUps: 0,
  maxRounds: 1,
  async measure({ engine, folder, room }, { orders, database }) {
    const file = join(folder, `backup-${engine}-${orders}`)
    const most = await room()
    const command = startCommand(database, 'backup', file)
    try {
      const { bytes, seconds, isWhole } = await follow(command, file, most)
      const size = `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
      tell(
        engine,
        `backup of ${orders.toLocaleString('en')} orders: ${isWhole ? '' : 'the first '}${size} in ${seconds.toFixed(1)} s`,
      )
      return { 'backup, kB': bytes / 1000 / seconds }
    } finally {
      for (const written of globSync(`${file}*`)) rmSync(written)
    }
  },
}

/** From the first byte to the end, or to where the disk has no more room for it. */
async function follow(command: ChildProcess, file: string, most: number) {
  const ended = once(command, 'exit')
  let start: number | undefined
  while (command.exitCode === null) {
    await pause(pollMs)
    const bytes = sizeOf(file)
    if (bytes === undefined) continue
    start ??= performance.now()
    if (bytes > most) {
      const seconds = (performance.now() - start) / 1000
      command.kill('SIGKILL')
      await ended
      return { bytes, seconds, isWhole: false }
    }
  }
  if (command.exitCode !== 0 || start === undefined)
    throw new Error(`The backup ended with ${command.exitCode}.`)
  return { bytes: sizeOf(file) ?? 0, seconds: (performance.now() - start) / 1000, isWhole: true }
}

/** Of the backup, or of what is written until it is whole. */
function sizeOf(file: string): number | undefined {
  const [path] = globSync([file, `${file}.*.part`])
  return path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })?.size
}
