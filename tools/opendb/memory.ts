import { type MemoryFacts, type MemoryType, memoryTypes } from '../../src/compatibility/index.ts'
import { count, figure } from './figure.ts'
import { seriesHeightMm } from './memory-heights.ts'
import type { Source } from './source.ts'

export function readMemory(source: Source): MemoryFacts {
  const form = formOf(source.text('form_factor'))
  const type = typeOf(source.text('ram_type'))
  const profiles = (['XMP', 'EXPO'] as const).filter((name) => source.texts('profile_support').includes(name))
  return {
    type,
    form,
    ...readKit(source),
    speedMts: figure(source, 'speed', 'the memory speed', 200, 12000),
    casLatency: count(source, 'cas_latency', 'the CAS latency', 80, 2),
    profiles: profiles.length > 0 ? profiles : undefined,
    ...readBuffering(source),
    heightMm:
      figure(source, 'height', 'the memory height', 20, 70) ??
      source.derive('heightMm', seriesHeightMm(source.name, { type, form })),
  }
}

function formOf(text: string | undefined): MemoryFacts['form'] {
  return text === undefined ? undefined : /SO-?DIMM/i.test(text) ? 'SO-DIMM' : 'DIMM'
}

function typeOf(text: string | undefined): MemoryType | undefined {
  return text === 'DDR1' ? 'DDR' : memoryTypes.find((type) => type === text)
}

type Kit = Pick<MemoryFacts, 'modules' | 'moduleGb'>

/**
 * The kit stands there three times: as modules, as their sum and in the name ("32GB (2x16GB)"). Where the name and
 * the sum agree they win; where the name stands alone against the rest, only what both say is believed.
 */
function readKit(source: Source): Kit {
  const modules = count(source, 'modules.quantity', 'modules', 16, 1)
  const moduleGb = figure(source, 'modules.capacity_gb', 'the module size', 0.25, 1024)
  const [, quantity, size] = /\((\d+)\s*x\s*(\d+)\s*GB\)/i.exec(source.name) ?? []
  const named = { modules: Number(quantity), moduleGb: Number(size) }
  if (!quantity || (named.modules === modules && named.moduleGb === moduleGb)) return { modules, moduleGb }
  source.repair('name and modules of the kit disagree', `${source.name}: ${modules} x ${moduleGb} GB`)
  if (named.modules * named.moduleGb === source.number('capacity') && modules !== 1) return named
  return {
    modules: named.modules === modules ? modules : undefined,
    moduleGb: named.moduleGb === moduleGb ? moduleGb : undefined,
  }
}

/** The fields call nearly every registered kit unbuffered, so the name decides. */
function readBuffering(source: Source): Pick<MemoryFacts, 'ecc' | 'registered'> {
  const isRegistered = /\bregistered\b|\bL?R-?DIMM\b/i.test(source.name)
  const isEcc = isRegistered || (/\bECC\b/i.test(source.name) && !/non-?\s?ECC|on-?die/i.test(source.name))
  const saysRegistered = source.text('registered') === 'Registered'
  if (isRegistered && !saysRegistered) source.repair('registered memory is known by its name', source.name)
  if (isEcc && source.text('ecc') !== 'ECC') source.repair('ECC memory is known by its name', source.name)
  return { registered: isRegistered || saysRegistered, ecc: isEcc || source.text('ecc') === 'ECC' }
}
