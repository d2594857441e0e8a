import { message } from '../engine/message.ts'
import {
  defineRule,
  distinct,
  fact,
  type Needs,
  relatedPart,
  type Verdicts,
  type View,
} from '../engine/rule.ts'
import type { RadiatorMount } from '../facts/case.ts'
import { fanMm, onlyMountFor, slotMm, tighter, usualRadiatorMm } from '../tables/geometry.ts'

const needs = {
  graphicsCard: ['lengthMm', 'widthSlots'],
  cooler: ['type', 'heightMm', 'radiatorMm', 'radiatorThicknessMm'],
  memory: ['heightMm'],
  powerSupply: ['lengthMm'],
  storage: ['form'],
  case: ['radiatorMounts', 'conditionalClearances', 'sandwichMm', 'maxCardLengthMm'],
} as const satisfies Needs

type Build = View<typeof needs>
type Case = Build['case'][number]
type Cooler = Build['cooler'][number]

/** A liquid cooler whose radiator has only one place in the case. */
interface Mounted {
  cooler: Cooler
  mount: RadiatorMount
}

export const dependentClearance = defineRule({
  number: 48,
  name: 'DependentClearance',
  subject: 'Case',
  title: 'Parts side by side',
  checks:
    'Clearances that depend on other parts: limits a case states under a condition, card and cooler in a sandwich case, a front radiator with its fans before a card, and a top radiator over the memory. A radiator counts where it has only one place.',
  source:
    "The case makers' data sheets, which state such limits with their condition; a usual radiator is 27 mm thick and a usual fan 25 mm.",
  needs,
  each: 'case',
  verdicts: [
    { verdict: 'Blocking', when: 'a part is larger than the limit under its condition' },
    { verdict: 'Clearance', when: 'a radiator may touch the card or the memory' },
    { verdict: 'Unverified', when: 'a size that matters is not known' },
  ],
  judge(build, verdicts) {
    const liquid = distinct(build.cooler).filter(({ facts }) => facts.type === 'Liquid' && facts.radiatorMm)
    for (const box of distinct(build.case)) {
      const isPlain = !box.facts.conditionalClearances && box.facts.sandwichMm === undefined
      if (isPlain && liquid.length === 0) continue
      const mounted = liquid.flatMap((cooler) => {
        const mount = onlyMountFor(box.facts.radiatorMounts, cooler.facts.radiatorMm ?? 0)
        return mount ? [{ cooler, mount }] : []
      })
      judgeConditions(box, build, mounted, verdicts)
      judgeSandwich(box, build, verdicts)
      for (const each of mounted) {
        if (each.mount.place === 'Front') judgeCardBehind(box, build, each, verdicts)
        if (each.mount.place === 'Top') judgeMemoryBelow(box, build, each, verdicts)
      }
    }
  },
})

/** The sizes of parts that a case may limit under a condition. */
const limitedSizes = ({ graphicsCard, cooler, powerSupply }: Build) => [
  ...distinct(graphicsCard).map((part) => ({
    part,
    size: part.facts.lengthMm,
    ref: fact(part, 'lengthMm'),
    word: 'long',
    limits: 'maxCardLengthMm' as const,
  })),
  ...distinct(cooler).map((part) => ({
    part,
    size: part.facts.type === 'Liquid' ? 0 : part.facts.heightMm,
    ref: fact(part, 'heightMm'),
    word: 'tall',
    limits: 'maxCoolerHeightMm' as const,
  })),
  ...distinct(powerSupply).map((part) => ({
    part,
    size: part.facts.lengthMm,
    ref: fact(part, 'lengthMm'),
    word: 'long',
    limits: 'maxPsuLengthMm' as const,
  })),
]

/** Limits that a case states under a condition: with so many drives, or beside a radiator. */
function judgeConditions(box: Case, build: Build, mounted: Mounted[], verdicts: Verdicts): void {
  const drives = build.storage.filter(({ facts }) => facts.form === '3.5"').length
  const contents = { drives, radiatorAt: new Set(mounted.map(({ mount }) => mount.place)) }
  for (const { part, size, ref, word, limits } of limitedSizes(build)) {
    const [limit] = tighter(box.facts, limits, contents)
    if (!limit) continue
    const withDrives = limit.drivesOver !== undefined
    if (size === undefined) verdicts.unverified(ref, relatedPart(box))
    else if (size > limit.mm)
      verdicts.give(
        'Blocking',
        `${size} mm, ${limit.mm} mm with ${withDrives ? 'drives' : 'a radiator'}`,
        message`${part} is ${size} mm ${word}, ${box} takes ${limit.mm} mm with ${withDrives ? `more than ${limit.drivesOver} drives` : 'a radiator beside it'}. Choose a smaller part, ${withDrives ? 'fewer drives' : 'an air cooler'}, or another case.`,
        part,
        box,
      )
  }
}

/** In a sandwich case, card and cooler share the width, back to back. */
function judgeSandwich(box: Case, { graphicsCard, cooler }: Build, verdicts: Verdicts): void {
  const { sandwichMm } = box.facts
  if (sandwichMm === undefined) return
  for (const card of distinct(graphicsCard))
    for (const fan of distinct(cooler)) {
      if (fan.facts.type === 'Liquid') continue
      const { widthSlots } = card.facts
      const { heightMm } = fan.facts
      if (widthSlots === undefined || heightMm === undefined) {
        verdicts.unverified(fact(card, 'widthSlots'), fact(fan, 'heightMm'), relatedPart(box))
        continue
      }
      const cardMm = Math.round(widthSlots * slotMm)
      if (cardMm + heightMm > sandwichMm)
        verdicts.give(
          'Blocking',
          `${cardMm + heightMm} mm for ${sandwichMm} mm`,
          message`${card} is ${cardMm} mm thick and ${fan} ${heightMm} mm tall, together ${cardMm + heightMm} mm, back to back. ${box} has ${sandwichMm} mm for both. Choose a thinner card or a lower cooler.`,
          card,
          fan,
          box,
        )
    }
}

/** A radiator at the front, with its fans, shortens the room for the card. */
function judgeCardBehind(box: Case, { graphicsCard }: Build, { cooler }: Mounted, verdicts: Verdicts): void {
  const { maxCardLengthMm } = box.facts
  if (maxCardLengthMm === undefined) return
  const thickness = cooler.facts.radiatorThicknessMm ?? usualRadiatorMm
  const left = maxCardLengthMm - thickness - fanMm
  for (const card of distinct(graphicsCard))
    if (card.facts.lengthMm !== undefined && card.facts.lengthMm > left)
      verdicts.give(
        'Clearance',
        `${card.facts.lengthMm} mm, about ${left} mm left`,
        message`${card} is ${card.facts.lengthMm} mm long, and the radiator of ${cooler} goes to the front of ${box}: it is ${thickness} mm thick and its fans ${fanMm} mm, which leaves about ${left} mm. Measure before ordering, or choose a shorter card or an air cooler.`,
        card,
        cooler,
        box,
      )
}

/** A radiator in the top hangs over the memory. */
function judgeMemoryBelow(
  box: Case,
  { memory }: Build,
  { cooler, mount }: Mounted,
  verdicts: Verdicts,
): void {
  const clear = mount.memoryClearanceMm
  if (clear === undefined) return
  for (const kit of distinct(memory))
    if (kit.facts.heightMm === undefined) verdicts.unverified(fact(kit, 'heightMm'), relatedPart(box))
    else if (kit.facts.heightMm > clear)
      verdicts.give(
        'Clearance',
        `${kit.facts.heightMm} mm memory, ${clear} mm under the radiator`,
        message`${kit} is ${kit.facts.heightMm} mm tall, and under the radiator of ${cooler} in the top of ${box} there are ${clear} mm. Choose lower memory, or an air cooler.`,
        kit,
        cooler,
        box,
      )
}
