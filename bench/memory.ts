import { residentMegabytes } from './processes.ts'
import type { Figure } from './scenario.ts'

/** Resident memory of a process, which must stay below so many megabytes. */
export function memoryFigure(what: string, pid: number, below: number): Figure {
  const { now, peak } = residentMegabytes(pid)
  return { what, value: now, aim: { below }, unit: ' MB', details: { peak: `${Math.round(peak)} MB` } }
}
