import type { PartKind } from '../engine/part.ts'
import type { Rule } from '../engine/rule.ts'
import { completeness, tooMany, twoSockets } from './build.ts'
import { cardLanes } from './card-lanes.ts'
import { backConnect, boardInCase } from './case-fit.ts'
import { notComponents, unknownProducts } from './catalog.ts'
import { coolerCapacity, coolerSocket, noCooler } from './cooler.ts'
import { coolerHeight, memoryHeight, radiatorMount } from './cooler-clearance.ts'
import { dependentClearance } from './dependent-clearance.ts'
import { driveGeneration } from './drive-generation.ts'
import { drivePorts } from './drive-ports.ts'
import { driveBays, sataPorts, sataPower } from './drives.ts'
import { expansionSlots, wireless } from './expansion.ts'
import { fanPlaces } from './fan-places.ts'
import { cardLength, cardThickness, caseSlots } from './graphics-card.ts'
import { fanHeaders, frontUsb, lighting } from './headers.ts'
import { m2Slots } from './m2.ts'
import { memoryCapacity, memorySlots, moduleSize } from './memory-capacity.ts'
import { memoryForm, memoryTypeBoard, memoryTypeCpu, registeredOrEcc } from './memory-fit.ts'
import { fullMemoryChannels, memorySpeed, mixedMemory } from './memory-speed.ts'
import { power } from './power.ts'
import { powerPeaks } from './power-peaks.ts'
import { cpuPower, pciePower, sixteenPinPower } from './power-plugs.ts'
import { includedPowerSupply, powerSupplyForm, powerSupplyLength } from './power-supply-fit.ts'
import { cpuGeneration, cpuSocket } from './processor.ts'
import { noPicture, overclocking, windows11 } from './system.ts'
import { windowsLimits } from './windows-limits.ts'
import { wirelessPlatform } from './wireless-platform.ts'

/** Every rule, in the order of its number. Adding one is its file, its test and a line here. */
export const rules: readonly Rule[] = [
  unknownProducts,
  notComponents,
  cpuSocket,
  cpuGeneration,
  memoryTypeBoard,
  memoryTypeCpu,
  memorySlots,
  memoryCapacity,
  moduleSize,
  memoryForm,
  registeredOrEcc,
  memorySpeed,
  fullMemoryChannels,
  mixedMemory,
  noPicture,
  coolerSocket,
  noCooler,
  coolerCapacity,
  coolerHeight,
  radiatorMount,
  memoryHeight,
  boardInCase,
  backConnect,
  cardLength,
  cardThickness,
  expansionSlots,
  m2Slots,
  sataPorts,
  driveBays,
  sataPower,
  power,
  pciePower,
  sixteenPinPower,
  cpuPower,
  powerSupplyForm,
  powerSupplyLength,
  includedPowerSupply,
  frontUsb,
  fanHeaders,
  lighting,
  twoSockets,
  tooMany,
  completeness,
  overclocking,
  windows11,
  wireless,
  drivePorts,
  caseSlots,
  dependentClearance,
  windowsLimits,
  powerPeaks,
  wirelessPlatform,
  driveGeneration,
  cardLanes,
  fanPlaces,
]

const byKind = new Map<PartKind, readonly Rule[]>()

/** The rules that look at parts of a kind, in the order of their numbers. */
export const rulesAbout = (kind: PartKind): readonly Rule[] => {
  const known = byKind.get(kind)
  if (known) return known
  const about = rules.filter((rule) => rule.needs[kind])
  byKind.set(kind, about)
  return about
}
