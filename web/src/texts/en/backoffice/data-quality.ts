export const dataQuality = {
  title: 'Data quality',
  intro: 'Missing facts, by the compatibility checks that they would settle.',
  undecided: (checks: string) =>
    `${checks} checks between products on sale cannot be made because a fact is missing.`,
  legend:
    'Lacking it: products. Settles: checks for which nothing else is missing. Missed in: all checks that miss it.',
  none: 'No check misses a fact.',
  incomplete: 'There are too many combinations of products to count all of them: the counts are too low.',
  search: 'Search',
  searchHint: 'Fact, group or rule',
  noMatch: 'No matching facts.',
  columns: {
    fact: 'Fact',
    group: 'Group',
    products: 'Lacking it',
    settles: 'Settles',
    undecided: 'Missed in',
    rules: 'Rules',
  },
  doubtful: {
    title: 'Doubtful facts',
    intro:
      'They contradict others, the name, or all products with the same chip or socket. Such a product is not proposed.',
    columns: { product: 'Product', fact: 'Fact', why: 'Why' },
  },
  productsOf: (fact: string, count: string) => `${count} products without ${fact}`,
}
