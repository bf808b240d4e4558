import type { TeacherSubject } from '@skills-center/contract/accounts'
import type { Classroom } from '@skills-center/contract/classrooms'
import { dateFormat, listed } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { gradeName } from '../ui/grade-name.ts'

export const subjectWords = (): Record<TeacherSubject, string> => ({
  math: t('ui/math'),
  science: t('ui/science'),
  both: t('classrooms/math-and-science'),
})

export function formatStudents(count: number): string {
  return t('classrooms/students', { count })
}

/** “Grade 6, Math and science, Period 2”. */
export function formatClass({
  gradeLevel,
  subject,
  period,
}: Pick<Classroom, 'gradeLevel' | 'subject' | 'period'>): string {
  return [gradeName(gradeLevel), subjectWords()[subject], period].filter((part) => part !== '').join(' · ')
}

/** “Ada Byron, Lin Wei and Max Ott”. */
export function formatNames(names: readonly string[]): string {
  return listed(names)
}

/** A code in groups for reading aloud: ABC DEFG. */
export function formatCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

const dayOfYear = dateFormat({ month: 'long', day: 'numeric' })
const dayWithYear = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** “March 4”, with the year if it is not this year. */
export function formatDay(moment: string, now: Date): string {
  const day = new Date(moment)
  return day.getFullYear() === now.getFullYear() ? dayOfYear(day) : dayWithYear(day)
}

/** How long ago, in calendar days: “Today”, “Yesterday”, “3 days ago”, then the date. */
export function formatAgo(moment: string, now: Date): string {
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((startOf(now) - startOf(new Date(moment))) / 86_400_000)
  if (days <= 0) return t('classrooms/today')
  if (days === 1) return t('classrooms/yesterday')
  return days < 7 ? t('classrooms/days-ago', { days }) : formatDay(moment, now)
}
