import { describe, expect, test } from 'vitest'
import { compactOf, queryWords, runsOf, wordsOf } from './words.ts'

describe('words', () => {
  test.each([
    ['Intel Core i7-14700K', 'intel core i7 14700k'],
    ['1 TB', '1tb'],
    ['1TB', '1tb'],
    ['12 GB', '12gb'],
    ['850 watts', '850w'],
    ['65W', '65w'],
    ['DDR5-6000', 'ddr5 6000'],
    ['DDR 5 6000 MT/s', 'ddr5 6000mhz'],
    ['Zen 5', 'zen5'],
    ['Ryzen 5 7600', 'ryzen 5 7600'],
    ['LGA 1700', 'lga1700'],
    ['PCIe 5.0', 'pcie5'],
    ['pcie5', 'pcie5'],
    ['Wi-Fi 6E', 'wifi6e'],
    ['M.2 2280', 'm2 2280'],
    ['2 x 16 GB', '2x16gb'],
    ['(2 x 24)', '2x24'],
    ['2560 x 1440', '2560x1440'],
    ['27" 144 Hz', '27in 144hz'],
    ['SATA 6.0 Gb/s', 'sata 6gbps'],
    ['1.92 TB', '1.92tb'],
    ['8-core, 16 threads', '8core 16thread'],
    ['G.Skill', 'g skill'],
    ['Micro-ATX and Mini ITX', 'microatx and miniitx'],
    ['14th generation', '14thgen'],
    ['RØDE für Käfer', 'rode fur kafer'],
    ['rtx5070ti', 'rtx5070ti'],
    ['', ''],
    ['- / !', ''],
  ])('words: %s is read as %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words)
  })

  test('words: a name that is already read stays as it is', () => {
    for (const text of ['DDR 5 6000 MT/s 2 x 16 GB', 'Wi-Fi 6E PCIe 5.0 x4', '27" 144 Hz']) {
      const words = wordsOf(text)
      expect(wordsOf(words.join(' '))).toEqual(words)
    }
  })

  test('query words: each is searched for once, and there are few', () => {
    expect(queryWords('-a '.repeat(85))).toEqual([{ pieces: ['a'], sign: '' }])
    expect(queryWords(Array.from({ length: 85 }, (_, number) => `a${number}`).join(' '))).toHaveLength(32)
  })

  test('query words: signs divide a word into parts, and a sign alone is kept', () => {
    expect(queryWords('i7-14700k  / 12 GB')).toEqual([
      { pieces: ['i7', '14700k'], sign: '' },
      { pieces: [], sign: '/' },
      { pieces: ['12gb'], sign: '' },
    ])
  })

  test('numbers: signs and case make no difference', () => {
    expect(compactOf('100-100001084WOF')).toBe('100100001084wof')
    expect(compactOf(' TFX - 2G ')).toBe('tfx2g')
  })

  test.each([
    ['rtx5070ti', 'rtx 5070 ti'],
    ['rx9070xt', 'rx 9070 xt'],
    ['14700k', ''],
    ['9800x3d', 'x3d'],
    ['b650', ''],
    ['ddr5', ''],
  ])('runs: %s is also "%s"', (word, runs) => {
    expect(runsOf(word).join(' ')).toBe(runs)
  })
})
