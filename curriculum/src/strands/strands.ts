import type { Language } from '@skills-center/contract/language'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

const names = { en: new Map(Object.entries(en)), es: new Map(Object.entries(es)) } as const satisfies Record<
  Language,
  ReadonlyMap<string, string>
>

/** A strand's name in a language, by its English one, which is all that a skill of the older form says. */
export function strandIn(name: string, language: Language): string {
  const [id] = [...names.en].find(([, english]) => english === name) ?? []
  const there = id === undefined ? undefined : names[language].get(id)
  if (there === undefined) throw new Error(`No strand is called ${name}`)
  return there
}
