/** The parameter `search` of all lists of products. */
export const searchDescription =
  'Words; each must match the name, the manufacturer, a product number, the kind or a fact ("AM5 65W", "12 GB", "zen 5"). ' +
  'Spelling with or without spaces is the same ("rtx5070ti"), and a word may be incomplete. Whole words rank before ' +
  'beginnings, beginnings before other parts of words. One typo in a word of at least four letters is forgiven if nothing ' +
  'else matches it.'
