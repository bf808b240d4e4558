import { isLanguageNamed, storeLanguage, language } from '../../language/language.ts'

/** On to another site’s page. The way back from there names no language, so the one spoken here is kept. */
export function leaveFor(url: string): void {
  if (isLanguageNamed()) storeLanguage(language())
  location.assign(url)
}
