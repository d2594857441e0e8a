import Type, { type Static } from 'typebox'

export const SendingView = Type.Object(
  {
    state: Type.String({
      description:
        '`on`; `paused` after a restore, until an administrator resumes it; `drill` in a copy that was restored for a drill and never sends.',
      examples: ['on', 'paused', 'drill'],
    }),
  },
  { title: 'Sending' },
)
export type SendingView = Static<typeof SendingView>
