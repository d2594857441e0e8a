import { does, message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import { total } from '../engine/total.ts'
import { generation } from '../tables/generations.ts'
import { isJedec } from '../tables/jedec.ts'
import { channelsOf, ratedSpeedMts } from '../tables/rated-memory.ts'

export const memorySpeed = defineRule({
  number: 11,
  name: 'MemorySpeed',
  subject: 'Memory',
  title: 'Memory speed',
  checks:
    'The memory is no faster than the CPU and the board are rated for. A kit with a profile needs XMP or EXPO to be faster; a standard (JEDEC) kit runs at the rated speed by itself.',
  source:
    "JEDEC JESD79-4 (DDR4) and JESD79-5 (DDR5) speed bins; AMD's and Intel's rated memory speeds per CPU.",
  needs: {
    memory: ['type', 'speedMts', 'casLatency', 'profiles'],
    cpu: ['memorySpeedMts', 'memoryTypes', 'generation'],
    motherboard: ['memorySpeedMts'],
  },
  each: 'memory',
  verdicts: [
    { verdict: 'Performance', when: 'the memory is faster and runs at the rated speed' },
    { verdict: 'Advice', when: 'the memory is faster with a profile that must be switched on' },
    { verdict: 'Unverified', when: "the memory's speed or the CPU's rating is not known" },
  ],
  judge({ memory, cpu, motherboard }, verdicts) {
    for (const kit of distinct(memory)) {
      const { speedMts, type, profiles } = kit.facts
      for (const chip of distinct(cpu)) {
        const rated = type && ratedSpeedMts(chip.facts, type)
        if (speedMts === undefined || rated === undefined)
          verdicts.unverified(fact(kit, 'type'), fact(kit, 'speedMts'), fact(chip, 'memorySpeedMts'))
        else if (speedMts > rated)
          verdicts.give(
            isJedec(kit.facts) ? 'Performance' : 'Advice',
            `${speedMts} MT/s, rated ${rated} MT/s`,
            isJedec(kit.facts)
              ? message`${kit} is a standard (JEDEC) kit for ${speedMts} MT/s, ${chip} is rated for ${rated} MT/s: it runs at ${rated} MT/s, and there is nothing to switch on.`
              : message`${kit} is sold for ${speedMts} MT/s, ${chip} is rated for ${rated} MT/s: it starts at ${rated} or less. Switch on ${profiles?.join(' or ') || 'XMP or EXPO'} in the firmware for full speed.`,
            kit,
            chip,
          )
      }
      for (const board of distinct(motherboard)) {
        const listed = board.facts.memorySpeedMts
        if (speedMts !== undefined && listed !== undefined && speedMts > listed)
          verdicts.give(
            'Performance',
            `${speedMts} MT/s, board ${listed} MT/s`,
            message`${kit} is sold for ${speedMts} MT/s, ${board} is listed up to ${listed} MT/s: it may run slower. Choose memory up to ${listed} MT/s, or a faster board.`,
            kit,
            board,
          )
      }
    }
  },
})

export const fullMemoryChannels = defineRule({
  number: 12,
  name: 'FullMemoryChannels',
  subject: 'Memory',
  title: 'Two DDR5 modules per channel',
  checks: 'DDR5 runs with one module per channel; two per channel lower the rated speed.',
  needs: { memory: ['type', 'modules'], cpu: ['memoryChannels', 'generation'] },
  each: 'cpu',
  verdicts: [
    { verdict: 'Performance', when: 'there are more DDR5 modules than channels' },
    { verdict: 'Unverified', when: 'the modules or the channels are not known' },
  ],
  judge({ memory, cpu }, verdicts) {
    if (!memory.some((kit) => kit.facts.type === 'DDR5')) return
    const modules = total(memory, (kit) => kit.modules, 'modules')
    for (const chip of distinct(cpu)) {
      const channels = channelsOf(chip.facts)
      const name = chip.facts.generation
      const full = name && generation(name).fullDdr5Mts
      const rated = name && generation(name).memoryMts?.DDR5
      if (channels !== undefined && modules.sum > channels)
        verdicts.give(
          'Performance',
          full ? `${modules.sum} modules: ${full} MT/s` : `${modules.sum} modules: slower`,
          message`${memory} ${does(memory, 'put')} ${modules.sum} DDR5 modules on the ${channels} channels of ${chip}${full && rated ? `, which lowers its rated speed from ${rated} to ${full} MT/s` : ', which lowers its rated speed'}. Take ${channels} larger modules instead.`,
          ...memory,
          chip,
        )
      else if (channels === undefined || modules.unknown.length > 0)
        verdicts.unverified(...modules.unknown, fact(chip, 'memoryChannels'))
    }
  },
})

const mixable = [
  { fact: 'speedMts', word: 'speed', unit: ' MT/s' },
  { fact: 'casLatency', word: 'latency', unit: ' CL' },
  { fact: 'moduleGb', word: 'module size', unit: ' GB' },
] as const

export const mixedMemory = defineRule({
  number: 13,
  name: 'MixedMemory',
  subject: 'Memory',
  title: 'Mixed memory kits',
  checks: 'All modules are alike in speed, latency and size, and come in pairs.',
  needs: { memory: ['modules', 'speedMts', 'casLatency', 'moduleGb'] },
  verdicts: [
    {
      verdict: 'Performance',
      when: 'kits differ, or an odd number of modules leaves a channel without a partner',
    },
    { verdict: 'Unverified', when: 'there are several kits, and one of these facts is not known' },
  ],
  judge({ memory }, verdicts) {
    const [first, ...others] = distinct(memory)
    if (!first) return
    for (const other of others) {
      const differs = mixable.find(({ fact: name }) => {
        const [a, b] = [first.facts[name], other.facts[name]]
        return a !== undefined && b !== undefined && a !== b
      })
      if (differs) {
        const [a, b] = [`${first.facts[differs.fact]}`, `${other.facts[differs.fact]}`]
        verdicts.give(
          'Performance',
          `Mixed ${differs.word}: ${a} and ${b}${differs.unit}`,
          message`${first} and ${other} differ in ${differs.word}: ${a} and ${b}${differs.unit}. They run at the slower settings or not at the profile; choose one kit with all modules.`,
          first,
          other,
        )
      } else if (
        mixable.some(
          ({ fact: name }) =>
            (first.facts[name] ?? other.facts[name]) === undefined || first.facts[name] !== other.facts[name],
        )
      )
        verdicts.unverified(...mixable.flatMap(({ fact: name }) => [fact(first, name), fact(other, name)]))
    }
    const modules = total(memory, (kit) => kit.modules, 'modules')
    const triple = memory.every((kit) => kit.facts.modules === 3)
    if (modules.unknown.length > 0) verdicts.unverified(...modules.unknown)
    else if (modules.sum % 2 === 1 && !triple)
      verdicts.give(
        'Performance',
        modules.sum === 1 ? 'One module: single channel' : `${modules.sum} modules: no pairs`,
        message`${memory} ${modules.sum === 1 ? 'is one module, which uses a single memory channel' : `make ${modules.sum} modules, which cannot be paired on two channels`}. Choose a kit of two or four modules for full speed.`,
        ...memory,
      )
  },
})
