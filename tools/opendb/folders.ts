import type { Facts, Kind } from '../../src/compatibility/index.ts'
import { readCaptureCard, readCard, readNetworkCard } from './cards.ts'
import { readCase } from './case.ts'
import { readCooler } from './cooler.ts'
import { readCpu } from './cpu.ts'
import { readFan } from './fan.ts'
import { readGraphicsCard } from './graphics-card.ts'
import { readMemory } from './memory.ts'
import { readMonitor } from './monitor.ts'
import { readMotherboard } from './motherboard.ts'
import { readOperatingSystem } from './operating-system.ts'
import type { Typical } from './peers.ts'
import { readPowerSupply } from './power-supply.ts'
import type { Source } from './source.ts'
import { readStorage } from './storage.ts'

/** How the documents of a folder are read. */
export interface Folder {
  kind: Kind
  read: (source: Source, typical: Typical) => Facts
  /** A number that is judged by what is usual among documents of the same group. */
  usual: { group: string; path: string } | undefined
}

const folder = (kind: Kind, read: Folder['read'], usual?: Folder['usual']): Folder => ({ kind, read, usual })
const nothing = () => ({})

/** OpenDB's folders, in the order they are imported: what a PC needs first. */
export const folders: Record<string, Folder> = {
  CPU: folder('cpu', readCpu),
  Motherboard: folder('motherboard', readMotherboard),
  RAM: folder('memory', readMemory),
  GPU: folder('graphicsCard', readGraphicsCard, { group: 'chipset', path: 'tdp' }),
  Storage: folder('storage', readStorage),
  PSU: folder('powerSupply', readPowerSupply),
  PCCase: folder('case', readCase),
  CPUCooler: folder('cooler', readCooler),
  CaseFan: folder('fan', readFan),
  NetworkCard: folder('networkCard', readNetworkCard),
  SoundCard: folder('soundCard', readCard),
  CaptureCard: folder('captureCard', readCaptureCard),
  OS: folder('operatingSystem', readOperatingSystem),
  ThermalCompound: folder('thermalPaste', nothing),
  Monitor: folder('monitor', readMonitor),
  Keyboard: folder('keyboard', nothing),
  Mouse: folder('mouse', nothing),
  Headphones: folder('headphones', nothing),
  Speaker: folder('speakers', nothing),
  Microphone: folder('microphone', nothing),
  Webcam: folder('webcam', nothing),
  Lighting: folder('lighting', nothing),
  Accessory: folder('accessory', nothing),
}
