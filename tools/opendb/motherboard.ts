import {
  type BoardForm,
  type MotherboardFacts,
  memoryTypes,
  type Socket,
} from '../../src/compatibility/index.ts'
import { readBoardForm } from './board-form.ts'
import { readBoardHeaders } from './board-headers.ts'
import { chipsetOf } from './chipsets.ts'
import { count, figure, sumOf } from './figure.ts'
import { readM2 } from './m2-slots.ts'
import { readPcieSlots } from './pcie-slots.ts'
import { boardSocketOf } from './sockets.ts'
import type { Source } from './source.ts'
import { hasWifiInName, wouldNameWifi } from './wifi-names.ts'

export function readMotherboard(source: Source): MotherboardFacts {
  const chipset = chipsetOf(source)
  const formFactor = readBoardForm(source)
  const { socket, quantity } = readSocket(source, chipset)
  const memoryType = memoryTypes.find((type) => type === source.text('memory.ram_type'))
  return {
    socket,
    socketCount: socket && quantity,
    chipset,
    formFactor,
    // These three default to no, so that only a yes tells something.
    biosFlashback: source.flag('bios_features.flashback') || undefined,
    eccSupport: source.flag('ecc_support') || undefined,
    backConnect: readBackConnect(source),
    memoryTypes: memoryType && [memoryType],
    // Where it says one, it has two.
    memorySlots: count(source, 'memory.slots', 'memory slots', 32, 2),
    memoryMaxGb: figure(source, 'memory.max', 'the most memory of a board', 2, 8192),
    memoryForm: source.derive('memoryForm', memoryFormOf(formFactor, socket, chipset)),
    pcieSlots: readPcieSlots(source, { form: formFactor, socket, chipset }),
    ...readM2(source, socket),
    sataPorts: readSata(source),
    epsConnectors: readEps(source),
    dcInput: readDcInput(source, formFactor),
    ...readBoardHeaders(source),
    wireless: readWireless(source),
  }
}

function readSocket(source: Source, chipset: MotherboardFacts['chipset']) {
  const read = boardSocketOf(source.text('socket') ?? '')
  const isNewer = chipset === 'C612' || chipset === 'X99'
  if (read.socket !== 'LGA 2011' || !isNewer) return read
  source.repair('a board with C612 or X99 is LGA 2011-3, not LGA 2011', source.name)
  return { ...read, socket: 'LGA 2011-3' as const }
}

/** Every such board carries one of these marks in its name, which is surer than the field. */
function readBackConnect(source: Source): boolean | undefined {
  const isMarked = /\bBTF\b|\bPZ\b|PROJECT ZERO|\bSTEALTH\b/i.test(
    `${source.name} ${source.text('metadata.variant')}`,
  )
  const field = source.flag('back_connect_connectors')
  if (isMarked && !field) source.repair('back-connect boards are known by their names', source.name)
  if (isMarked || !field) return isMarked
  source.repair('a back-connect board without a mark in its name is doubtful', source.name)
  return undefined
}

/** Mini-ITX boards with a soldered CPU or a workstation chipset come with either length. */
function memoryFormOf(
  form: BoardForm | undefined,
  socket: Socket | undefined,
  chipset: MotherboardFacts['chipset'],
): MotherboardFacts['memoryForm'] {
  if (form === undefined) return undefined
  if (form === 'Thin Mini-ITX') return 'SO-DIMM'
  const isSmall = form === 'Mini-ITX' || form === 'Flex ATX'
  const isSpecial = socket === 'Soldered' || ['X99', 'X299', 'C612'].includes(chipset ?? '')
  return isSmall && isSpecial ? undefined : 'DIMM'
}

/** No ports at all means that the number is unknown. */
function readSata(source: Source): number | undefined {
  const ports = sumOf(
    source.number('storage_devices.sata_6_gb_s'),
    source.number('storage_devices.sata_3_gb_s'),
  )
  if (ports === undefined || (ports > 0 && ports <= 16)) return ports
  source.repair(ports === 0 ? 'SATA ports: 0 means not known' : 'SATA ports: out of range', ports)
  return undefined
}

function readEps(source: Source): number | undefined {
  const plugs = source.texts('power_connectors.cpu_power').filter((plug) => /^[48][- ]?pin/i.test(plug))
  return plugs.length > 0 ? plugs.length : undefined
}

/** Boards of this outline are fed by an adapter of 12 or 19 V: Intel's Thin Mini-ITX design guide. Of others it is not known. */
function readDcInput(source: Source, form: BoardForm | undefined): true | undefined {
  if (form !== 'Thin Mini-ITX') return undefined
  source.repair('a Thin Mini-ITX board is fed through its DC input', source.name)
  return source.derive('dcInput', true)
}

function readWireless(source: Source): boolean | undefined {
  const field = source.text('wireless_networking')
  if (field && /^none$|sold separately/i.test(field)) return false
  if (field || hasWifiInName(source.name)) return true
  // Antenna holes, brackets and ports in the shield are there for a card that is sold separately.
  const ports = source.texts('back_panel_ports')
  if (ports.some((port) => /wi-?fi|SMA antenna connectors|wireless/i.test(port) && !/only on/i.test(port)))
    return true
  if (!wouldNameWifi(source.name)) return undefined
  source.repair('a board of this line with Wi-Fi has it in its name, so this one has none', source.name)
  return source.derive('wireless', false)
}
