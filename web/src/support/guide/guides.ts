import type { Role } from '@skills-center/contract/ids'
import { localizedTexts } from '../../language/localized-texts.ts'
import type { Chapter, Guides } from './chapter.ts'

const texts = localizedTexts(import.meta.glob<{ guides: Guides }>('./[a-z][a-z]/chapters.ts'))

/** Await it before rendering the guide. */
export const loadGuides = texts.load

/** The chapters for a role, in the page's language. */
export const chaptersFor = (role: Role): readonly Chapter[] => texts.text().guides[role]
