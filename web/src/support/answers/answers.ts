import { localizedTexts } from '../../language/localized-texts.ts'
import type { Answer } from './answer.ts'

const texts = localizedTexts(import.meta.glob<{ answers: readonly Answer[] }>('./[a-z][a-z]/answers.ts'))

/** Await it before rendering the support page. */
export const loadAnswers = texts.load

/** The most common questions with answers, in the page's language. */
export const answers = (): readonly Answer[] => texts.text().answers
