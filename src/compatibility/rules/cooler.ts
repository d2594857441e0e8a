import { counted, message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import { coolerFits } from '../tables/cooler-mounts.ts'
import { leastCoolerWatts, mostCoolerWatts } from '../tables/cooler-ratings.ts'
import { sustainedPower } from '../tables/sustained-power.ts'

export const coolerSocket = defineRule({
  number: 15,
  name: 'CoolerSocket',
  subject: 'Cooling',
  title: 'Cooler mounting',
  checks:
    "The cooler's brackets fit the CPU's socket, or one with the same holes. Between LGA 115x or 1200 and LGA 1700 or 1851, and between LGA 1366 and LGA 2011, makers have kits. Between AM4 and AM5 a cooler fits that is held by the board's backplate or clips.",
  source:
    "Intel's thermal and mechanical design guides (hole patterns: 75 mm for LGA 115x and 1200, 78 mm for LGA 1700 and 1851, 80 mm for LGA 2011); AMD's AM5 documentation (hole pattern of AM4, backplate fixed to the socket); the cooler makers' compatibility lists.",
  needs: { cooler: ['sockets', 'ownBackplate'], cpu: ['socket'], accessory: ['mountsFor'] },
  each: 'cooler',
  verdicts: [
    { verdict: 'Blocking', when: 'no bracket fits, and makers have no kit between the two' },
    {
      verdict: 'Completeness',
      when: "the maker's kit is needed, or the mounting must be checked (AM4 and AM5)",
    },
    { verdict: 'Unverified', when: 'the sockets are not known' },
  ],
  judge({ cooler, cpu, accessory }, verdicts) {
    const kits = new Set(accessory.flatMap(({ facts }) => facts.mountsFor ?? []))
    for (const fan of distinct(cooler))
      for (const chip of distinct(cpu)) {
        const { sockets } = fan.facts
        const { socket } = chip.facts
        if (!sockets || !socket) {
          verdicts.unverified(fact(fan, 'sockets'), fact(chip, 'socket'))
          continue
        }
        const fits = coolerFits(fan.facts, socket)
        if (fits !== 'never' && kits.has(socket)) continue
        if (fits === 'kit')
          verdicts.give(
            'Completeness',
            `Needs a kit for ${socket}`,
            message`${fan} comes with brackets for ${sockets.join(', ')}, ${chip} has ${socket}: it needs the maker's mounting kit for ${socket}. Order the kit, or choose a cooler that lists ${socket}.`,
            fan,
            chip,
          )
        else if (fits === 'backplate')
          verdicts.give(
            'Completeness',
            `Check its mounting for ${socket}`,
            message`${fan} lists ${sockets.join(', ')}, ${chip} has ${socket}. The holes are the same: it fits if it is held by the backplate or the clips of the board. If it brings a backplate of its own, order the maker's kit for ${socket}.`,
            fan,
            chip,
          )
        else if (fits === 'never')
          verdicts.give(
            'Blocking',
            `Does not fit ${socket}`,
            message`${fan} fits ${sockets.join(', ') || 'no socket'}, ${chip} has ${socket}. Choose a cooler that lists ${socket}.`,
            fan,
            chip,
          )
      }
  },
})

export const noCooler = defineRule({
  number: 16,
  name: 'NoCooler',
  subject: 'Cooling',
  title: 'A cooler for the CPU',
  checks:
    'There is a CPU cooler for every CPU: chosen, in the box with it, or in the case. A PC that is assembled cannot be ordered without.',
  needs: { cpu: ['includesCooler'], cooler: [], case: ['includesCooler'] },
  verdicts: [
    { verdict: 'Completeness', when: 'there is none, or there are fewer than CPUs' },
    { verdict: 'Unverified', when: 'none is chosen, and it is not known whether one is in the box' },
  ],
  judge({ cpu, cooler, case: cases }, verdicts) {
    if (cooler.length === 0 && cases.some(({ facts }) => facts.includesCooler)) return
    const bare = cpu.filter((chip) => chip.facts.includesCooler === false)
    if (cooler.length > 0) {
      if (bare.length > cooler.length)
        verdicts.give(
          'Completeness',
          `${bare.length} CPUs, ${counted(cooler.length, 'cooler')}`,
          message`${bare} are ${bare.length} CPUs that come without a cooler, and ${counted(cooler.length, 'cooler')} is chosen. Add ${bare.length - cooler.length} more.`,
          ...bare,
          ...cooler,
        )
      else if (cpu.length > cooler.length)
        for (const chip of distinct(cpu))
          if (chip.facts.includesCooler === undefined) verdicts.unverified(fact(chip, 'includesCooler'))
      return
    }
    for (const chip of distinct(cpu))
      if (chip.facts.includesCooler === undefined) verdicts.unverified(fact(chip, 'includesCooler'))
      else if (!chip.facts.includesCooler)
        verdicts.give(
          'Completeness',
          'No CPU cooler',
          message`${chip} comes without a cooler, and none is chosen. Add a CPU cooler.`,
          chip,
        )
  },
})

export const coolerCapacity = defineRule({
  number: 17,
  name: 'CoolerCapacity',
  subject: 'Cooling',
  title: 'Cooler capacity',
  checks:
    'The cooler is rated for the power the CPU draws for long. Many makers give no rating. Then a size that always carries the CPU is enough: 90 W for a tower of 115 mm or more with a fan, 120 W for one of 150 mm or more, 150 W from 160 mm on; 120 W for a radiator of 120 mm or more, 200 W from 240 mm on, 220 W from 280 mm on, 250 W from 360 mm on. A size may also never be enough: more than 170 W is too much for coolers up to 45 mm, 240 W up to 75 mm, 190 W for a 120 mm radiator; without a fan, 95 W up to 75 mm and 170 W for any.',
  source:
    "The ratings that cooler makers publish: towers with a 92 mm fan start at 95 W (DeepCool ICE EDGE MINI FS), towers with a 120 mm fan at 125 or 130 W (DeepCool GAMMAXX 400), liquid coolers with one fan at 150 W, with two at 200 W and with three at 250 W. Noctua's NH-P1, a tower without a fan, is for less.",
  needs: {
    cooler: ['ratedWatts', 'type', 'heightMm', 'radiatorMm', 'fanHeaders'],
    cpu: ['sustainedWatts', 'tdpWatts', 'generation', 'socket', 'cores'],
  },
  each: 'cooler',
  verdicts: [
    { verdict: 'Unsafe', when: 'the CPU draws more than any cooler of the size carries' },
    { verdict: 'Performance', when: 'the rating is lower' },
    {
      verdict: 'Unverified',
      when: 'the sustained power is neither known nor derived, or the rating is not known and the size does not settle it',
    },
  ],
  judge({ cooler, cpu }, verdicts) {
    for (const fan of distinct(cooler))
      for (const chip of distinct(cpu)) {
        const { ratedWatts } = fan.facts
        const power = sustainedPower(chip.facts)
        // The base power is a floor: a cooler below it is too weak whatever the sustained power is.
        const watts = power?.watts ?? chip.facts.tdpWatts
        const most = mostCoolerWatts(fan.facts)
        if (most && watts !== undefined && watts > most.watts && (ratedWatts ?? 0) < watts)
          verdicts.give(
            'Unsafe',
            `Too small for ${watts} W`,
            message`${chip} draws ${watts} W for long, and coolers ${most.words} such as ${fan} carry ${most.watts} W at the most: the CPU would overheat and slow down at once. Choose a larger cooler, or a CPU that draws less.`,
            fan,
            chip,
          )
        else if (ratedWatts !== undefined && watts !== undefined && ratedWatts < watts)
          verdicts.give(
            'Performance',
            `${ratedWatts} W cooler, ${watts} W CPU`,
            message`${chip} draws ${watts} W for long${power?.derivedFrom ? ` (derived from its ${power.derivedFrom} W class)` : ''}, ${fan} is rated for ${ratedWatts} W: the CPU will slow down under load. Choose a cooler rated for ${watts} W or more.`,
            fan,
            chip,
          )
        else if (!power || (ratedWatts === undefined && leastCoolerWatts(fan.facts) < power.watts))
          verdicts.unverified(fact(fan, 'ratedWatts'), {
            ...fact(chip, 'sustainedWatts'),
            known: power !== undefined,
          })
      }
  },
})
