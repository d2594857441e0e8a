import { message } from '../engine/message.ts'
import { defineRule, distinct } from '../engine/rule.ts'

export const unknownProducts = defineRule({
  number: -2,
  name: 'UnknownProduct',
  subject: 'Catalog',
  title: 'Known products',
  checks: 'Every product of the configuration is in the catalog.',
  needs: { unknownProduct: [] },
  verdicts: [{ verdict: 'Blocking', when: 'a product is not in the catalog' }],
  judge({ unknownProduct }, verdicts) {
    for (const product of distinct(unknownProduct))
      verdicts.give(
        'Blocking',
        'Unknown product',
        message`Product ${product} is not in the catalog. Take it out, or correct its number.`,
        product,
      )
  },
})

export const notComponents = defineRule({
  number: -1,
  name: 'NotAComponent',
  subject: 'Catalog',
  title: 'Components only',
  checks: 'Every product of the configuration is a part of a PC.',
  needs: { notAComponent: [] },
  verdicts: [{ verdict: 'Blocking', when: 'a product is no component' }],
  judge({ notAComponent }, verdicts) {
    for (const product of distinct(notAComponent))
      verdicts.give(
        'Blocking',
        'Not a component',
        message`${product} is not a PC component. Take it out of the configuration.`,
        product,
      )
  },
})
