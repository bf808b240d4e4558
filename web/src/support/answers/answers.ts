import type { Language } from '@skills-center/contract/language'
import { language } from '../../language/language.ts'
import type { Answer } from './answer.ts'

/** Whole texts: each language has its own, and no page loads another’s. */
const loaders: Record<Language, () => Promise<{ answers: readonly Answer[] }>> = {
  en: () => import('./english/answers.ts'),
  es: () => import('./spanish/answers.ts'),
}

const loaded: Partial<Record<Language, readonly Answer[]>> = {}

/** To be awaited before the support page is drawn. */
export async function loadAnswers(): Promise<void> {
  loaded[language()] ??= (await loaders[language()]()).answers
}

/** What people ask most, in the reader’s language. */
export function answers(): readonly Answer[] {
  const texts = loaded[language()]
  if (texts === undefined) throw new Error('The support page is drawn before its answers are there.')
  return texts
}
