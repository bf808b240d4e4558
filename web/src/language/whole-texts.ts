import type { Language } from '@skills-center/contract/language'
import { language } from './language.ts'

/**
 * Texts of more than a page, such as the guide: each language has its own file, `es/chapters.ts`, and no page loads
 * another’s. A language without one has the English.
 *
 * @param files what `import.meta.glob('./[a-z][a-z]/….ts')` finds
 */
export function wholeTexts<Module>(files: Readonly<Record<string, () => Promise<Module>>>): {
  /** To be awaited before they are drawn. */
  load: () => Promise<void>
  /**
   * In the reader’s language.
   * @throws when they are not loaded
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
      if (its === undefined) throw new Error('A text is drawn before it is loaded.')
      return its
    },
  }
}
