import type { Role } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import { language } from '../../language/language.ts'
import type { Chapter, Guides } from './chapter.ts'

/** Whole texts: each language has its own, and no page loads another’s. */
const loaders: Record<Language, () => Promise<{ guides: Guides }>> = {
  en: () => import('./english/chapters.ts'),
  es: () => import('./spanish/chapters.ts'),
}

const loaded: Partial<Record<Language, Guides>> = {}

/** To be awaited before the guide is drawn. */
export async function loadGuides(): Promise<void> {
  loaded[language()] ??= (await loaders[language()]()).guides
}

/** The chapters for one role, in the reader’s language. */
export function chaptersFor(role: Role): readonly Chapter[] {
  const texts = loaded[language()]
  if (texts === undefined) throw new Error('The guide is drawn before its text is there.')
  return texts[role]
}
