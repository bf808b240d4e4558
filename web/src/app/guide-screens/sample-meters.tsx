import type { SkillProgress } from '@skills-center/contract/practice'
import { MasteryMeter } from '../../practice/mastery-meter.tsx'
import { Card } from '../../ui/card.tsx'
import { sampleProgress } from './sample-progress.ts'

const samples: readonly SkillProgress[] = [
  sampleProgress({ mastery: 46, certainty: 'low', answered: 1 }),
  sampleProgress({ mastery: 77, certainty: 'medium', answered: 8 }),
  sampleProgress({ mastery: 93, certainty: 'high', mastered: true, answered: 12 }),
  sampleProgress({ mastery: 82, certainty: 'medium', mastered: true, isDue: true, answered: 12 }),
]

/** The mastery meter of the practice screen in its four states. */
export function SampleMeters() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {samples.map((shown) => (
        <Card as="li" key={shown.mastery} padding="snug">
          <MasteryMeter progress={shown} subject="math" moved={0} />
        </Card>
      ))}
    </ul>
  )
}
