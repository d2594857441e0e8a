import Type from 'typebox'
import {
  count,
  type FactsOf,
  flag,
  gigabytes,
  megatransfers,
  memoryTypes,
  millimetres,
  moduleForms,
  oneOf,
  someOf,
} from './vocabulary.ts'

/** A memory kit as it is sold: one or more equal modules. */
export const MemoryFacts = Type.Object(
  {
    type: oneOf('Memory generation', memoryTypes),
    form: oneOf('Module length', moduleForms),
    modules: count('Modules in the kit', 1, 16),
    moduleGb: gigabytes('Size of one module', 0.25, 1024),
    speedMts: megatransfers('Speed on the label', 200, 12000),
    casLatency: count('CAS latency in clocks', 2, 80),
    profiles: someOf('Overclocking profiles stored on it', ['XMP', 'EXPO']),
    ecc: flag('Carries the extra chips for error correction'),
    registered: flag('Registered (buffered), for servers; read it from the name where the data is wrong'),
    heightMm: millimetres('Height with heat spreader', 15, 80),
  },
  { additionalProperties: false },
)
export type MemoryFacts = FactsOf<typeof MemoryFacts>
