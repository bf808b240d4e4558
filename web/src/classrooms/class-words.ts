import type { TeacherSubject } from '@skills-center/contract/accounts'
import type { Classroom } from '@skills-center/contract/classrooms'
import { gradeName } from '../ui/grade-name.ts'

export const subjectWords: Record<TeacherSubject, string> = {
  math: 'Math',
  science: 'Science',
  both: 'Math and science',
}

export function studentsInWords(count: number): string {
  return count === 1 ? '1 student' : `${count} students`
}

/** “Grade 6, Math and science, Period 2”. */
export function classInWords({
  gradeLevel,
  subject,
  period,
}: Pick<Classroom, 'gradeLevel' | 'subject' | 'period'>): string {
  return [gradeName(gradeLevel), subjectWords[subject], period].filter((part) => part !== '').join(' · ')
}

/** “Ada Byron, Lin Wei and Max Ott”. */
export function namesInWords(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names)
}

/** A code as people read it out: ABC DEFG. */
export function codeInWords(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** “March 4”, with the year where it is another one. */
export function dayInWords(moment: string, now: Date): string {
  const day = new Date(moment)
  return day.toLocaleDateString('en', {
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  })
}

/** How long ago, in calendar days: “Today”, “Yesterday”, “3 days ago”, then the date. */
export function agoInWords(moment: string, now: Date): string {
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((startOf(now) - startOf(new Date(moment))) / 86_400_000)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return days < 7 ? `${days} days ago` : dayInWords(moment, now)
}
