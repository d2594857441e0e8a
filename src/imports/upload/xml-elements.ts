// Finds the elements with one name in XML that arrives in pieces, and holds one of them at a time. Prefixes of names are left out.
// Document types are refused: no entity is ever defined, so that nothing expands.
import { checkLength, UnreadableUpload } from './split-text.ts'

export interface XmlNode {
  name: string
  attributes: Record<string, string>
  /** Its own text, without that of its children. */
  text: string
  children: XmlNode[]
}

interface FoundElement {
  node: XmlNode
  /** Where it begins. */
  line: number
}

const attribute = /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const deepest = 50

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Builds the wanted elements out of tags and texts. */
function elementBuilder(wanted: string) {
  let depth = 0
  let isRooted = false
  /** The wanted element that is read, and those in it that are open. */
  const open: XmlNode[] = []
  let startLine = 1

  function end(name: string, line: number): FoundElement[] {
    depth--
    if (depth < 0) throw new UnreadableUpload(`line ${line} ends an element that did not begin: ${name}`)
    const node = open.pop()
    if (!node) return []
    if (node.name !== name) throw new UnreadableUpload(`line ${line} ends ${name}, but ${node.name} is open`)
    return open.length === 0 ? [{ node, line: startLine }] : []
  }

  function begin(tag: string, line: number): FoundElement[] {
    const [, name = ''] = /^([^\s/]+)/.exec(tag) ?? []
    const node: XmlNode = { name: localName(name), attributes: {}, text: '', children: [] }
    isRooted = true
    if (open.length === 0 && node.name === wanted) startLine = line
    if (open.length > 0 || node.name === wanted) {
      for (const [, key = '', value = ''] of tag.matchAll(attribute))
        node.attributes[localName(key)] = decoded(value.slice(1, -1))
      open.at(-1)?.children.push(node)
      open.push(node)
    }
    depth++
    if (depth > deepest)
      throw new UnreadableUpload(`line ${line} has elements in more than ${deepest} others`)
    return tag.endsWith('/') ? end(node.name, line) : []
  }

  return {
    begin,
    end,
    addText: (text: string) => {
      const node = open.at(-1)
      if (node) node.text += text
    },
    isOutside: () => depth === 0,
    isInWanted: () => open.length > 0,
    isWhole: () => isRooted && depth === 0,
    startLine: () => startLine,
  }
}

/** Returns what takes pieces of the text, and null at its end. */
export function xmlElements(wanted: string): (text: string | null) => FoundElement[] {
  const builder = elementBuilder(wanted)
  let rest = ''
  let line = 1
  /** Of the wanted element so far, in characters. */
  let size = 0

  /** The length of the markup at the start of the rest, or undefined if its end has not arrived. */
  function markup(found: FoundElement[]): number | undefined {
    const upTo = (mark: string) => {
      const place = rest.indexOf(mark)
      return place < 0 ? undefined : place + mark.length
    }
    if (rest.startsWith('<!--')) return upTo('-->')
    if (rest.startsWith('<?')) return upTo('?>')
    if (rest.startsWith('<![CDATA[')) {
      const length = upTo(']]>')
      if (length !== undefined) builder.addText(rest.slice(9, length - 3))
      return length
    }
    if (['<!--', '<![CDATA['].some((mark) => mark.startsWith(rest))) return undefined
    if (rest.startsWith('<!'))
      throw new UnreadableUpload(`line ${line} declares a document type, which a bank statement has not`)
    const tag = /^<(\/?)((?:[^<>"']|"[^"]*"|'[^']*')*)>/.exec(rest)
    if (!tag) return undefined
    const [whole, isEnd, content = ''] = tag
    found.push(...(isEnd ? builder.end(localName(content.trim()), line) : builder.begin(content, line)))
    return whole.length
  }

  function drop(length: number): void {
    for (let place = rest.indexOf('\n'); place >= 0 && place < length; place = rest.indexOf('\n', place + 1))
      line++
    rest = rest.slice(length)
    size = builder.isInWanted() ? size + length : 0
    checkLength(size, builder.startLine())
  }

  return (text) => {
    const found: FoundElement[] = []
    if (text === null) {
      if (!builder.isWhole() || rest.trim() !== '') throw new UnreadableUpload('it is not whole XML')
      return found
    }
    rest += text
    if (line === 1) rest = rest.replace(/^\uFEFF/, '')
    for (;;) {
      const mark = rest.indexOf('<')
      const before = mark < 0 ? '' : rest.slice(0, mark)
      if (builder.isOutside() && (mark < 0 ? rest : before).trim() !== '')
        throw new UnreadableUpload('it is not XML')
      builder.addText(decoded(before))
      if (mark > 0) drop(mark)
      const length = mark < 0 ? undefined : markup(found)
      if (length === undefined) break
      drop(length)
    }
    checkLength(rest.length, line)
    return found
  }
}

const decoded = (text: string) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
