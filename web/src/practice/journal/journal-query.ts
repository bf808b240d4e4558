import { getJournal, type JournalPage } from '@skills-center/contract/practice/journal'
import { dateFormat } from '../../language/formats.ts'
import { queryOf } from '../../platform/queries.ts'

export const journalQuery = queryOf(getJournal)

export const pathOf = (page: JournalPage): string => `/practice/overview/journal/${page.skill.id}`

/** The date on a journal page: “Nov 20, 2026”. */
export const formatMasteredOn = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
