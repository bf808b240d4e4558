import type { StudentReport } from '@skills-center/contract/analytics/student-report'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { MasteryBar } from '../../ui/mastery-bar.tsx'
import { MasteryMark } from '../../ui/mastery-mark.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { AnswersAsked } from '../answers-dialog.tsx'
import { dayInShort } from '../format.ts'
import { Section } from './section.tsx'

interface SkillsSectionProps {
  readonly report: StudentReport
  readonly onOpen: (asked: AnswersAsked) => void
}

/** Every skill in which the student has answered, with the same figures as the skill grid. */
export function SkillsSection({ report: { student, skills }, onOpen }: SkillsSectionProps) {
  return (
    <Section title={t('analytics/student/skills')} intro={t('analytics/student/mastery-is-the-chance')}>
      {skills.length === 0 ? (
        <p>{t('analytics/student/no-answers-yet')}</p>
      ) : (
        <FigureTable
          caption={t('analytics/student/skills')}
          columns={[
            {
              head: t('analytics/student/skill'),
              cell: ({ skill }) => (
                <TextButton
                  lang={contentLanguage(skill)}
                  onClick={() =>
                    onOpen({
                      title: `${student.name}: ${skill.name}`,
                      query: { studentId: student.id, skillId: skill.id },
                    })
                  }
                >
                  {skill.name}
                </TextButton>
              ),
            },
            {
              head: t('analytics/student/mastery'),
              cell: ({ mastery, certainty, skill }) =>
                mastery === null ? (
                  <span className="text-ink-soft">{t('analytics/student/too-few-answers')}</span>
                ) : (
                  <span className="flex items-center gap-3">
                    <span className="w-8 text-end font-semibold tabular-nums">{mastery}</span>
                    <span className="w-28 sm:w-40">
                      <MasteryBar
                        label={t('analytics/student/mastery-of', { skill: skill.name })}
                        value={mastery}
                        certainty={certainty}
                        subject={skill.subject}
                      />
                    </span>
                  </span>
                ),
            },
            {
              head: t('analytics/student/state'),
              cell: ({ mastered, isDue }) =>
                mastered || isDue ? (
                  <MasteryMark mastered={mastered} isDue={isDue} />
                ) : (
                  <span className="text-ink-soft">{t('analytics/student/practicing')}</span>
                ),
            },
            { head: t('analytics/student/tries'), cell: ({ answers }) => answers, isFigure: true },
            {
              head: t('analytics/student/last-practiced'),
              cell: ({ lastAt }) => dayInShort(lastAt, new Date()),
              isFigure: true,
            },
          ]}
          rows={skills}
          keyOf={({ skill }) => skill.id}
        />
      )}
    </Section>
  )
}
