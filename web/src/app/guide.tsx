import { LanguageChoice } from '../accounts/language-choice.tsx'
import { GuidePage as Guide } from '../support/guide/guide-page.tsx'
import { SampleAchievements } from './guide-screens/sample-achievements.tsx'
import { SampleMeters } from './guide-screens/sample-meters.tsx'
import { SamplePlacedMap } from './guide-screens/sample-placed-map.tsx'
import { SamplePlan } from './guide-screens/sample-plan.tsx'
import { SampleQuestion } from './guide-screens/sample-question.tsx'
import { SampleStandards } from './guide-screens/sample-standards.tsx'
import { SampleStuck } from './guide-screens/sample-stuck.tsx'

/** The guide. It uses the product's own components, so its pictures never go out of date. */
export function GuidePage() {
  return (
    <Guide
      languages={<LanguageChoice />}
      screens={{
        map: <SamplePlacedMap />,
        plan: <SamplePlan />,
        question: <SampleQuestion />,
        stuck: <SampleStuck />,
        meters: <SampleMeters />,
        achievements: <SampleAchievements />,
        standards: <SampleStandards />,
      }}
    />
  )
}
