import { expect, test } from 'vitest'
import { describedFacts, kinds } from '../../compatibility/index.ts'
import { factTexts } from './fact-words.ts'
import { wordsOf } from './words.ts'

const wordsFor = (kind: string, facts: object) => factTexts(kind, facts).flatMap(wordsOf)

test.each([
  ['cpu', { socket: 'AM5', generation: 'Granite Ridge', cores: 8, tdpWatts: 120 }, 'am5 zen5 8core 120w'],
  ['motherboard', { chipset: 'B650', formFactor: 'Micro ATX', wireless: true }, 'b650 microatx matx wifi'],
  ['memory', { type: 'DDR5', modules: 2, moduleGb: 16, speedMts: 6000 }, 'ddr5 32gb 2x16gb 6000 6000mhz'],
  ['graphicsCard', { chip: 'GeForce RTX 5070', memoryGb: 12 }, 'geforce rtx 5070 nvidia 12gb'],
  ['storage', { capacityGb: 2000, solidState: true, interface: 'NVMe' }, '2tb 2000gb ssd nvme'],
  ['powerSupply', { ratedWatts: 850, efficiency: 'Gold', modularity: 'Full' }, '850w gold full modular'],
  ['case', { type: 'Mini-ITX', boardForms: ['Mini-ITX'] }, 'miniitx mitx itx'],
  ['cooler', { type: 'Liquid', radiatorMm: 360, sockets: ['AM5', 'LGA 1700'] }, 'aio 360mm am5 lga1700'],
  ['fan', { sizeMm: 120, quantity: 3, lighting: 'ARGB 5V' }, '120mm 3pack argb'],
  [
    'monitor',
    { sizeInches: 27, widthPixels: 3840, heightPixels: 2160, refreshHz: 144 },
    '27in 3840x2160 2160p 4k 144hz',
  ],
])('fact words: %s with %j has the words %s', (kind, facts, words) => {
  expect(wordsFor(kind, facts)).toEqual(expect.arrayContaining(words.split(' ')))
})

test('fact words: a case is found by the largest board it takes', () => {
  expect(wordsFor('case', { boardForms: ['Mini-ITX', 'Micro ATX', 'ATX'] })).toEqual(['atx'])
})

test('fact words: unknown kinds, unknown facts and facts of a wrong type break nothing', () => {
  expect(wordsFor('unicorn', { socket: 'AM5' })).toEqual([])
  expect(factTexts('cpu', null)).toEqual([])
  for (const kind of kinds)
    for (const { fact } of describedFacts(kind))
      for (const value of [5, 'x', true, null, undefined, [], [5], {}])
        expect(() => wordsFor(kind, { [fact]: value }), `${kind} ${fact}`).not.toThrow()
})
