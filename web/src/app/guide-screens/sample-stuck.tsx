import { t } from '../../language/messages.ts'
import { StuckList } from '../../practice/overview/stuck-list.tsx'
import { sampleProgress } from './sample-progress.ts'
import { WithSkills } from './with-skills.tsx'

/** What the plan shows a made-up student who is stuck. */
export function SampleStuck() {
  return (
    <WithSkills ids={['divide-fractions', 'multiply-fractions']} height="h-60">
      {([skill, prerequisite]) =>
        skill === undefined || prerequisite === undefined ? null : (
          <StuckList
            skills={[
              {
                skill,
                prerequisite,
                standing: sampleProgress({ mastery: 34, certainty: 'medium', answered: 7 }),
                advice: t('app/name-builds-on-prerequisite', {
                  name: skill.name,
                  prerequisite: prerequisite.name,
                }),
              },
            ]}
          />
        )
      }
    </WithSkills>
  )
}
