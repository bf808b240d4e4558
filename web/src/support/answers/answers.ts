import { wholeTexts } from '../../language/whole-texts.ts'
import type { Answer } from './answer.ts'

const texts = wholeTexts(import.meta.glob<{ answers: readonly Answer[] }>('./[a-z][a-z]/answers.ts'))

/** To be awaited before the support page is drawn. */
export const loadAnswers = texts.load

/** What people ask most, in the reader’s language. */
export const answers = (): readonly Answer[] => texts.text().answers
