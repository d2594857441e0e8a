import Type from 'typebox'

export const Version = Type.Object(
  { version: Type.String({ description: 'Semantic version of the running service.', examples: ['0.1.0'] }) },
  { title: 'Version' },
)
