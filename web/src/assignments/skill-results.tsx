import type { Assignment } from '@skills-center/contract/assignments'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

interface SkillResultsProps {
  readonly assignment: Assignment
  readonly students: readonly StudentWork[]
}

/** The results of each skill: who has finished it, and how much was right on the first try. */
export function SkillResults({ assignment: { skills }, students }: SkillResultsProps) {
  const meant = students.filter(({ status }) => status !== 'excused')
  return (
    <Card as="section" aria-labelledby="skills" className="mt-6 overflow-hidden" padding="none">
      <h2 id="skills" className="sr-only">
        {t('assignments/skills')}
      </h2>
      <ul aria-label={t('assignments/skills')}>
        {skills.map((skill) => {
          const { id, name } = skill
          const works = meant.flatMap((student) => student.skills.filter(({ skillId }) => skillId === id))
          const through = works.filter(({ isReached }) => isReached).length
          const questions = works.reduce((sum, work) => sum + work.questions, 0)
          const right = works.reduce((sum, work) => sum + work.rightAtOnce, 0)
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 sm:px-6"
            >
              <div className="min-w-0 flex-1 basis-64">
                <h3 lang={contentLanguage(skill)} className="font-sans text-lg font-semibold tracking-normal">
                  {name}
                </h3>
                <p className="mt-0.5 text-ink-soft">
                  {questions === 0
                    ? t('assignments/nothing-answered-yet')
                    : t('assignments/questions-answered', {
                        questions,
                        percent: Math.round((100 * right) / questions),
                      })}
                </p>
              </div>
              <div className="w-full sm:w-56">
                <p className="mb-1.5 text-sm font-semibold">
                  {t('assignments/through-of-count-there', { through, count: meant.length })}
                </p>
                <ProgressBar
                  label={t('assignments/through-with-name', { name })}
                  value={through}
                  max={Math.max(1, meant.length)}
                  valueText={t('assignments/done-of-count', { done: through, count: meant.length })}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
