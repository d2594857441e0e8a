/** The first line of a generated document. */
export const notice = '<!-- Written by `npm run docs`. Change the code it is made from instead. -->'
