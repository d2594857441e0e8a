export const supply = {}
