import { type Kind, kindWords, type PartKind } from '../../../compatibility/index.ts'
import type { Compromise } from '../../../contract/proposals.ts'
import type { Change } from './fixes.ts'

const tails: Record<Compromise, string> = {
  none: '',
  downgrade: ' A step down from what was chosen.',
  doubt: ' Read its warnings first, because nothing without a doubt was found.',
}

/** What a fix does and what it keeps, in one or two sentences. */
export function reasonFor(changes: readonly Change[], compromise: Compromise): string {
  const out = changes.flatMap(({ remove, add }) => (remove && !add ? [wordOf(remove.kind)] : []))
  const replaced = changes.flatMap(({ remove, add }) => (remove && add ? [wordOf(remove.kind)] : []))
  const added = changes.flatMap(({ remove, add }) => (!remove && add ? [wordOf(add.part.kind)] : []))
  const deeds = [
    replaced.length > 0 && `changes the ${listed(replaced)}`,
    out.length > 0 && `takes out the ${listed(out)}`,
    added.length > 0 && `adds ${/^[aeiou]/.test(added[0] ?? '') ? 'an' : 'a'} ${listed(added)}`,
  ].filter((each): each is string => each !== false)
  const [first = '', ...rest] = [...deeds, 'keeps everything else']
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${rest.map((deed) => ` and ${deed}`).join('')}.${tails[compromise]}`
}

const wordOf = (kind: PartKind): string => kindWords[kind as Kind]?.one ?? 'product that is no part of a PC'

const listed = (words: readonly string[]): string => [...new Set(words)].join(' and the ')
