import { type Language, languages } from '@skills-center/contract/language'
import { languageToday } from '../form/languages-today.ts'
import { written } from '../form/render.ts'
import type { Words } from '../form/words.ts'
import { type ReadText, readText } from './read-text.ts'

/** A text in every language. It is written and read on first use only, no matter how many items contain it. */
export class Said {
  /** The places where it occurred. */
  readonly places = new Set<string>()
  private readonly words: Words
  private readonly texts: Partial<Record<Language, string>> = {}
  private readonly reads: Partial<Record<Language, ReadText>> = {}
  private isSameNumbers: boolean | undefined

  constructor(words: Words) {
    this.words = words
  }

  text(code: Language): string {
    return (this.texts[code] ??= written(this.words, languageToday(code)))
  }

  read(code: Language): ReadText {
    return (this.reads[code] ??= readText(this.text(code)))
  }

  get hasSameNumbers(): boolean {
    return (this.isSameNumbers ??= languages.every(
      (code) => this.read(code).numbers === this.read('en').numbers,
    ))
  }
}

/** Looks up the texts of items; most texts return in later items, so each is made only once. */
export type Sayer = (words: Words) => Said

export function createSayer(): Sayer {
  const known = new Map<string, Said>()
  /** The same text object comes back once per language, so look it up by identity first. */
  const ofNode = new WeakMap<object, Said>()
  return (words) => {
    const met = typeof words === 'string' ? undefined : ofNode.get(words)
    if (met !== undefined) return met
    const name = JSON.stringify(words)
    const said = known.get(name) ?? new Said(words)
    known.set(name, said)
    if (typeof words !== 'string') ofNode.set(words, said)
    return said
  }
}
