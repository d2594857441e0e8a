import { expect } from 'vitest'
import type { Part } from '../engine/part.ts'
import { componentPreparer } from '../engine/prepare.ts'
import { factProblems } from '../facts/check.ts'
import { type Facts, type Kind, kinds } from '../facts/index.ts'
import { knownPcFacts } from '../facts/known-pc.ts'

/** How a PC differs from the known one. A kind can be absent (none), changed, or present several times. */
export type Changes = { [K in Kind]?: 'none' | Facts<K> | readonly Facts<K>[] }

const prepare = componentPreparer()

/** The known PC with changes: each kind's facts are merged into the known ones; undefined makes a fact unknown. */
export const pc = (changes: Changes = {}): Part[] =>
  kinds.flatMap((kind) => {
    const change: Changes[Kind] = changes[kind] ?? (knownPcFacts[kind] ? {} : 'none')
    if (change === 'none') return []
    return (Array.isArray(change) ? change : [change]).map((facts, index) => {
      const merged = { ...knownPcFacts[kind], ...facts }
      expect(factProblems(kind, JSON.parse(JSON.stringify(merged)))).toEqual([])
      return prepare({
        productId: index === 0 ? kind : `${kind}${index + 1}`,
        name: nameOf(kind, index),
        kind,
        facts: merged,
      })
    })
  })

const nameOf = (kind: Kind, index: number) => `The ${kind}${index === 0 ? '' : ` ${index + 1}`}`
