/** What a PC is for. It decides how a budget is divided among its parts. */
export const purposes = ['gaming', 'office', 'workstation', 'quiet'] as const
export type Purpose = (typeof purposes)[number]
