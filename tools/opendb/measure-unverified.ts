// How much of the rules cannot be checked on PCs from the open data and from the demo catalog.
//   node tools/opendb/measure-unverified.ts <unpacked OpenDB> [how many products to name for each missing fact] [sample ...]
// A sample is any word; each one draws other PCs. Without one, those are drawn by which the bounds of the rules were chosen.
import {
  componentPreparer,
  examineInSteps,
  type Kind,
  type Part,
  rules,
  runSteps,
} from '../../src/compatibility/index.ts'
import { builds } from '../demo/catalog/builds.fixture.ts'
import { products } from '../demo/catalog/index.ts'
import { folders } from './folders.ts'
import { findFolders } from './read-folder.ts'
import { readProducts } from './read-products.ts'
import { seeded } from './seed.ts'

const prepare = componentPreparer()

/** What people buy today, by the words of the names; first one kind, then the next, each fitting the ones before. */
const wanted: Partial<Record<Kind, RegExp>> = {
  cpu: /Ryzen [579] (5[678]00|7[5-9]\d0|9[6-9]\d0)|Core i[579][- ]1[2-4]\d{3}|Ultra [579] 2\d5/,
  motherboard: /B550|X570|B650|X670|B850|X870|B660|B760|Z690|Z790|B860|Z890/,
  memory: /DDR[45]/,
  graphicsCard: /RTX (30[678]0|40[6-9]0|50[6-9]0)|RX (6[67]\d0|7[678]00|90[67]0)/,
  storage: /NVMe|M\.2/,
  powerSupply: /[6-9]50 ?W|1000 ?W/,
  case: /./,
  cooler: /./,
}

const buildCount = 80
const tries = 400
/** Products printed under each missing fact. */
const exampleCount = Number(process.argv[3] ?? 0)
const samples = process.argv.length > 4 ? process.argv.slice(4) : ['']

function shareOf(parts: readonly Part[]) {
  const present = new Set<string>(parts.map(({ kind }) => kind))
  const applicable = rules.filter(({ needs }) => {
    const kinds = Object.keys(needs)
    return kinds.filter((kind) => present.has(kind)).length >= Math.min(2, kinds.length)
  })
  const { validationResult, unmadeChecks } = runSteps(examineInSteps(parts))
  const names = new Set(applicable.map(({ name }) => name))
  const open = new Set(unmadeChecks.map(({ ruleName }) => ruleName).filter((name) => names.has(name)))
  return { applicable: applicable.length, open, isValid: validationResult.isValid, unmadeChecks }
}

function report(title: string, pcs: readonly Part[][]) {
  let applicable = 0
  let open = 0
  const facts = new Map<string, number>()
  const examples = new Map<string, Set<string>>()
  for (const parts of pcs) {
    const share = shareOf(parts)
    applicable += share.applicable
    open += share.open.size
    for (const check of new Set(share.unmadeChecks.map(({ ruleName, fact }) => `${ruleName}: ${fact}`)))
      facts.set(check, (facts.get(check) ?? 0) + 1)
    for (const { ruleName, fact, productId } of share.unmadeChecks)
      for (const { name } of parts.filter((part) => part.productId === productId))
        examples.set(`${ruleName}: ${fact}`, (examples.get(`${ruleName}: ${fact}`) ?? new Set()).add(name))
  }
  console.log(
    `${title}: ${pcs.length} PCs, ${((100 * open) / applicable).toFixed(1)} % of ${applicable} applicable rules not verified`,
  )
  for (const [check, count] of [...facts].sort((a, b) => b[1] - a[1]).slice(0, 16)) {
    console.log(`  ${count}  ${check}`)
    for (const name of [...(examples.get(check) ?? [])].slice(0, exampleCount)) console.log(`        ${name}`)
  }
}

/** Valid PCs of parts drawn by a sample. */
function drawn(byKind: ReadonlyMap<Kind, readonly Part[]>, sample: string): Part[][] {
  const pcs: Part[][] = []
  for (let number = 0; pcs.length < buildCount && number < 50 * buildCount; number++) {
    const pc: Part[] = []
    for (const kind of Object.keys(wanted) as Kind[]) {
      const parts = byKind.get(kind) ?? []
      for (let attempt = 0; attempt < tries; attempt++) {
        const part = parts[Math.floor(seeded(`${sample}${number} ${attempt}`, kind) * parts.length)]
        if (!part || !shareOf([...pc, part]).isValid) continue
        pc.push(part)
        break
      }
    }
    if (pc.length === Object.keys(wanted).length) pcs.push(pc)
  }
  return pcs
}

const demo = new Map(products.map((product) => [product.id, product]))
report(
  'Demo catalog',
  Object.values(builds).map((ids) =>
    ids.flatMap((id): Part[] => {
      const { kind, name, facts } = demo.get(id) ?? {}
      return kind && facts ? [prepare({ productId: id, name: name ?? id, kind, facts })] : []
    }),
  ),
)

const folder = process.argv[2]
if (folder) {
  const { root, folders: found } = findFolders(folder)
  const byKind = new Map<Kind, Part[]>()
  for (const files of found) {
    const known = folders[files.name]
    const pattern = known && wanted[known.kind]
    if (!known || !pattern) continue
    const parts = readProducts(root, files, known)
      .taken.filter(({ product }) => pattern.test(product.name))
      .map(({ product }) =>
        prepare({ productId: product.id, name: product.name, kind: known.kind, facts: product.facts ?? {} }),
      )
    byKind.set(known.kind, parts)
  }
  for (const sample of samples) report(`Open data${sample && `, sample ${sample}`}`, drawn(byKind, sample))
}
