import type { Role } from '@skills-center/contract/ids'
import { wholeTexts } from '../../language/whole-texts.ts'
import type { Chapter, Guides } from './chapter.ts'

const texts = wholeTexts(import.meta.glob<{ guides: Guides }>('./[a-z][a-z]/chapters.ts'))

/** To be awaited before the guide is drawn. */
export const loadGuides = texts.load

/** The chapters for one role, in the reader’s language. */
export const chaptersFor = (role: Role): readonly Chapter[] => texts.text().guides[role]
