import pg from 'pg'

const int8 = 20

/** How values of the server become values of JavaScript. All our integers are safe as numbers. */
export const valueTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === int8 ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig
