// The words that differ from a typed one by one letter too many, too few, wrong or swapped. They are looked up in the index of
// terms, so a typing error needs no index of its own.
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** In a shorter word, one other letter makes another name. Numbers are never guessed. */
const guessable = /^[a-z]{4,24}$/

export function nearWords(word: string): string[] {
  if (!guessable.test(word)) return []
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    for (const other of alphabet) near.add(before + other + letter + after)
    if (letter === '') continue
    near.add(before + after)
    for (const other of alphabet) near.add(before + other + after)
    if (after !== '') near.add(before + after.charAt(0) + letter + after.slice(1))
  }
  near.delete(word)
  return [...near]
}
