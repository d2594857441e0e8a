import {
  describeFacts,
  type FactDescription,
  type Kind,
  kinds,
  kindWords,
  rules,
  rulesAbout,
} from '../../../compatibility/index.ts'
import { FactList } from '../../../contract/data-quality.ts'
import { ok, route } from '../../../platform/http/route/route.ts'

export const listFacts = () =>
  route({
    operationId: 'listFacts',
    method: 'GET',
    path: '/admin/v1/facts',
    tag: 'Administration',
    summary: 'List the facts of every kind of part',
    description: 'How the value of each fact is written, with its unit, and which rules use it.',
    access: 'see-products',
    success: ok('The facts by kind, and the rules that use facts.', FactList, {
      kinds: [{ kind: 'case', name: 'case', facts: factsIn('case').slice(0, 1) }],
      rules: [
        {
          name: 'CoolerHeight',
          title: 'Cooler height',
          checks: 'An air cooler is no taller than the case takes.',
        },
      ],
    }),
    isConditional: true,

    async read() {
      const body = {
        kinds: kinds.map((kind) => ({ kind, name: kindWords[kind].one, facts: factsIn(kind) })),
        rules: rules.map(({ name, title, checks }) => ({ name, title, checks })),
      }
      return { status: 200, body }
    },
  })

const factsIn = (kind: Kind) =>
  describeFacts(kind).map((fact) => ({
    ...shown(fact),
    members: fact.members?.map((member) => ({ ...shown(member), required: member.isRequired })) ?? null,
    rules: rulesAbout(kind)
      .filter(({ needs }) => (needs[kind] as readonly string[]).includes(fact.name))
      .map(({ name }) => name),
  }))

const shown = ({ isRequired: _, members: __, ...fact }: FactDescription) => fact
