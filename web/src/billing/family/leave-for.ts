import { isLanguageNamed, storeLanguage, language } from '../../language/language.ts'

/** Goes to another site. The return address does not include a language, so the current one is stored. */
export function leaveFor(url: string): void {
  if (isLanguageNamed()) storeLanguage(language())
  location.assign(url)
}
