/** The options of a query whose pages name the next one. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

export const fromCursor = (cursor: string | null) => (cursor ? { cursor } : {})

/** The parameters of a list that can be searched. */
export const searchFrom = (search: string | undefined, cursor: string | null) => ({
  ...(search ? { search } : {}),
  ...fromCursor(cursor),
})
