import type { Language } from '@skills-center/contract/language'
import { language } from './language.ts'

/**
 * Texts longer than a page, such as the guide. Each language has its own file, `es/chapters.ts`, which is loaded only
 * for that language. A language without a file gets the English text.
 *
 * @param files the result of `import.meta.glob('./[a-z][a-z]/….ts')`
 */
export function localizedTexts<Module>(files: Readonly<Record<string, () => Promise<Module>>>): {
  /** Await it before rendering. */
  load: () => Promise<void>
  /**
   * The text in the page's language.
   * @throws if it has not loaded
   */
  text: () => Module
} {
  const loaded = new Map<Language, Module>()
  const fileIn = (code: Language) =>
    Object.entries(files).find(([path]) => path.startsWith(`./${code}/`))?.[1]
  return {
    async load() {
      const its = language()
      if (loaded.has(its)) return
      const file = fileIn(its) ?? fileIn('en')
      if (file === undefined) throw new Error('There is no English text.')
      loaded.set(its, await file())
    },
    text() {
      const its = loaded.get(language())
      if (its === undefined) throw new Error('A text was rendered before it was loaded.')
      return its
    },
  }
}
