/** A number and its noun, such as "1 order" and "2 orders". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

export const countUnits = (count: number) => counted(count, 'unit')
export const countOrders = (count: number) => counted(count, 'order')
