import { unplaced } from '../engine/matching.ts'
import { message } from '../engine/message.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'
import type { CaseFacts } from '../facts/case.ts'
import { mountTakes } from '../tables/geometry.ts'

/** What towers leave over the CPU at least: a full-height card stands 111 mm above the board, and the CPU 8 mm. */
const towerMm: Partial<Record<NonNullable<CaseFacts['type']>, number>> = {
  'Full Tower': 155,
  'Mid Tower': 100,
}

export const coolerHeight = defineRule({
  number: 18,
  name: 'CoolerHeight',
  subject: 'Cooling',
  title: 'Cooler height',
  checks:
    'An air cooler is no taller than the case takes. A mid tower that states no height takes 100 mm, a full tower 155 mm, and a case at least what it surely takes.',
  source:
    'PCI Express Card Electromechanical Specification: a full-height card stands 111 mm above the board, so a tower for such cards leaves at least 100 mm over the CPU. The full towers that state a height take 155 mm (Lian Li PC-O11 Dynamic) or more.',
  needs: { cooler: ['type', 'heightMm'], case: ['maxCoolerHeightMm', 'surelyTakesCoolerMm', 'type'] },
  each: 'cooler',
  verdicts: [
    { verdict: 'Blocking', when: 'it is taller' },
    { verdict: 'Unverified', when: 'a height is not known and matters' },
  ],
  judge({ cooler, case: cases }, verdicts) {
    for (const fan of distinct(cooler)) {
      if (fan.facts.type === 'Liquid') continue
      for (const box of distinct(cases)) {
        const { type, heightMm } = fan.facts
        const { maxCoolerHeightMm } = box.facts
        if (type === undefined || heightMm === undefined || maxCoolerHeightMm === undefined) {
          const leastMm = Math.max(
            box.facts.surelyTakesCoolerMm ?? 0,
            (box.facts.type && towerMm[box.facts.type]) ?? 0,
          )
          if (type === 'Air' && heightMm !== undefined && heightMm <= leastMm) continue
          verdicts.unverified(fact(fan, 'type'), fact(fan, 'heightMm'), fact(box, 'maxCoolerHeightMm'))
        } else if (heightMm > maxCoolerHeightMm)
          verdicts.give(
            'Blocking',
            `${heightMm} mm, case takes ${maxCoolerHeightMm} mm`,
            message`${fan} is ${heightMm} mm tall, ${box} takes ${maxCoolerHeightMm} mm. Choose a cooler of at most ${maxCoolerHeightMm} mm or a wider case.`,
            fan,
            box,
          )
      }
    }
  },
})

export const radiatorMount = defineRule({
  number: 19,
  name: 'RadiatorMount',
  subject: 'Cooling',
  title: 'Radiator mount',
  checks:
    'Every radiator has a mount of its own that takes its size, also that of a graphics card; 120 and 140 mm widths are separate families. A card with a water block needs a loop. Of a case whose places are not all known, a size that it surely takes is enough for one radiator.',
  needs: {
    cooler: ['type', 'radiatorMm'],
    graphicsCard: ['radiatorMm', 'cooling'],
    case: ['radiatorMounts', 'surelyTakesRadiatorsMm'],
  },
  each: 'case',
  verdicts: [
    { verdict: 'Blocking', when: 'a radiator finds no mount' },
    { verdict: 'Completeness', when: 'a card has a water block, which cools only as part of a loop' },
    { verdict: 'Unverified', when: "the radiator's size or the case's mounts are not known" },
  ],
  judge({ cooler, graphicsCard, case: cases }, verdicts) {
    const wet = cooler.filter((fan) => fan.facts.type === 'Liquid')
    const guests = [...wet, ...graphicsCard].filter((part) => part.facts.radiatorMm !== undefined)
    const unsure = cooler.filter(
      (fan) =>
        fan.facts.type === undefined || (fan.facts.type === 'Liquid' && fan.facts.radiatorMm === undefined),
    )
    const blocked = graphicsCard.filter(({ facts }) => facts.cooling === 'Water block')
    const unsized = graphicsCard.filter(
      ({ facts }) => facts.cooling === 'Radiator' && facts.radiatorMm === undefined,
    )
    for (const box of distinct(cases)) {
      const mounts = box.facts.radiatorMounts
      for (const fan of distinct(unsure))
        verdicts.unverified(fact(fan, 'type'), fact(fan, 'radiatorMm'), fact(box, 'radiatorMounts'))
      for (const card of distinct(unsized))
        verdicts.unverified(fact(card, 'radiatorMm'), fact(box, 'radiatorMounts'))
      for (const card of distinct(blocked))
        verdicts.give(
          'Completeness',
          'Needs a water loop',
          message`${card} has a water block and no fan: it cools only in a loop with a pump and a radiator, which must fit ${box}. Plan the loop, or choose a card with a cooler of its own.`,
          card,
          box,
        )
      if (guests.length === 0) continue
      if (mounts === undefined) {
        const [only, ...more] = guests
        const taken = box.facts.surelyTakesRadiatorsMm ?? []
        if (more.length === 0 && mountTakes(taken, only?.facts.radiatorMm ?? 0)) continue
        for (const guest of distinct(guests))
          verdicts.unverified(relatedPart(guest), fact(box, 'radiatorMounts'))
        continue
      }
      const homeless = unplaced(guests, mounts, (guest, mount) =>
        mountTakes(mount.sizesMm, guest.facts.radiatorMm ?? 0),
      )
      if (homeless.length === 0) continue
      const sizes = [...new Set(mounts.flatMap((mount) => mount.sizesMm))].sort((a, b) => a - b).join(', ')
      for (const guest of distinct(homeless))
        verdicts.give(
          'Blocking',
          `No mount for ${guest.facts.radiatorMm} mm`,
          mounts.some((mount) => mountTakes(mount.sizesMm, guest.facts.radiatorMm ?? 0))
            ? message`${guest} has a ${guest.facts.radiatorMm ?? ''} mm radiator, but in ${box} the mounts for it are taken by ${guests.filter((other) => other !== guest)}. Choose an air cooler, or a case with more mounts.`
            : message`${guest} has a ${guest.facts.radiatorMm ?? ''} mm radiator, ${box} takes ${sizes ? `${sizes} mm` : 'none'}. Choose a radiator of a size it takes, or another case.`,
          ...guests,
          box,
        )
    }
  },
})

/** Above this, memory counts as tall; below this, a tower leaves room over the slots. Both in millimetres. */
const tallMemory = 40
const tallTower = 150

export const memoryHeight = defineRule({
  number: 20,
  name: 'MemoryHeight',
  subject: 'Cooling',
  title: 'Memory under the cooler',
  checks:
    'Tall memory (over 40 mm) does not stand under a tall air cooler (over 150 mm), unless its clearance is known.',
  needs: { memory: ['heightMm'], cooler: ['type', 'heightMm', 'memoryClearanceMm'] },
  each: 'cooler',
  verdicts: [
    { verdict: 'Clearance', when: 'the memory is taller than the known clearance, or both are tall' },
    { verdict: 'Unverified', when: 'a height is not known and matters' },
  ],
  judge({ memory, cooler }, verdicts) {
    for (const fan of distinct(cooler)) {
      const { type, heightMm, memoryClearanceMm } = fan.facts
      if (type === 'Liquid') continue
      if (memoryClearanceMm === undefined && heightMm !== undefined && heightMm <= tallTower) continue
      for (const kit of distinct(memory)) {
        const memoryMm = kit.facts.heightMm
        if (memoryMm === undefined) verdicts.unverified(fact(kit, 'heightMm'), fact(fan, 'type'))
        else if (memoryClearanceMm !== undefined) {
          if (memoryMm > memoryClearanceMm)
            verdicts.give(
              'Clearance',
              `${memoryMm} mm memory, ${memoryClearanceMm} mm clear`,
              message`${kit} is ${memoryMm} mm tall, ${fan} leaves ${memoryClearanceMm} mm. Choose memory of at most ${memoryClearanceMm} mm, or move the cooler's fan up if the case allows.`,
              kit,
              fan,
            )
        } else if (memoryMm > tallMemory && (heightMm === undefined || type === undefined))
          verdicts.unverified(fact(kit, 'heightMm'), fact(fan, 'type'), fact(fan, 'heightMm'))
        else if (memoryMm > tallMemory)
          verdicts.give(
            'Clearance',
            `${memoryMm} mm memory under a tower`,
            message`${kit} is ${memoryMm} mm tall and stands beside ${fan}, a tower of ${heightMm ?? ''} mm that may reach over the slots. Choose memory up to ${tallMemory} mm, or look up the cooler's memory clearance.`,
            kit,
            fan,
          )
      }
    }
  },
})
