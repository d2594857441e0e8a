const wanted = navigator.languages.map((tag) => tag.split('-')[0] as string)

/** The texts in the first language of the browser that there is. */
export const inLanguage = <T>(languages: { en: T } & Record<string, T>): T =>
  languages[wanted.find((language) => language in languages) ?? 'en'] ?? languages.en
