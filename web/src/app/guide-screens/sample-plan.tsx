import type { PlanEntry } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { PlanRow } from '../../practice/overview/plan-row.tsx'
import { Card } from '../../ui/card.tsx'
import { sampleProgress } from './sample-progress.ts'
import { WithSkills } from './with-skills.tsx'

const lines = (): readonly Omit<PlanEntry, 'skill'>[] => [
  {
    kind: 'continue',
    reason: t('app/few-more-questions-now-make'),
    minutes: 4,
    standing: sampleProgress({ mastery: 71, certainty: 'medium', answered: 6 }),
  },
  {
    kind: 'review',
    reason: t('app/last-practiced-this-3-weeks-ago'),
    minutes: 2,
    standing: sampleProgress({ mastery: 85, certainty: 'medium', isDue: true, mastered: true, answered: 14 }),
  },
  {
    kind: 'new',
    reason: t('app/and-a-good-next-step'),
    minutes: 5,
    standing: sampleProgress(),
  },
]

/** Rows of a made-up student's plan. Their buttons open the reader’s own practice. */
export function SamplePlan() {
  return (
    <WithSkills ids={['unit-rates', 'add-fractions', 'food-webs']} height="h-96">
      {(skills) => (
        <Card padding="none">
          <ol>
            {skills.map((skill, index) => {
              const line = lines()[index]
              return line === undefined ? null : (
                <PlanRow key={skill.id} entry={{ ...line, skill }} isOver={false} />
              )
            })}
          </ol>
        </Card>
      )}
    </WithSkills>
  )
}
