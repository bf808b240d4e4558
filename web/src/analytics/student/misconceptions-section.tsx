import type { ReportBasis, StudentReport } from '@skills-center/contract/analytics/student-report'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import type { AnswersAsked } from '../answers-dialog.tsx'
import { dayInShort } from '../format.ts'
import { Section } from './section.tsx'

interface MisconceptionsSectionProps {
  readonly report: StudentReport
  readonly basis: ReportBasis
  readonly onOpen: (asked: AnswersAsked) => void
}

/** The misconceptions behind the student’s wrong answers; each opens to show the questions. */
export function MisconceptionsSection({ report, basis, onOpen }: MisconceptionsSectionProps) {
  const { student, misconceptions } = report
  return (
    <Section
      title={t('analytics/student/misconceptions')}
      intro={t('analytics/student/thinking-behind-wrong-answers', { days: basis.misconceptionDays })}
    >
      {misconceptions.length === 0 ? (
        <p>{t('analytics/student/no-misconception')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {misconceptions.map(({ id, name, skill, times, lastAt }) => (
            <li
              key={`${skill.id}/${id}`}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p lang={contentLanguage(skill)} className="font-semibold first-letter:uppercase">
                  {name}
                </p>
                <p className="text-ink-soft">
                  <span lang={contentLanguage(skill)}>{skill.name}</span>
                  {' · '}
                  {t('analytics/student/questions-last-on', {
                    count: times,
                    day: dayInShort(lastAt, new Date()),
                  })}
                </p>
              </div>
              <Button
                variant="outline"
                size="small"
                onClick={() =>
                  onOpen({
                    title: `${student.name}: ${name}`,
                    query: { studentId: student.id, skillId: skill.id, misconception: id },
                  })
                }
              >
                {t('analytics/student/see-questions')}
                <span className="sr-only">: {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
