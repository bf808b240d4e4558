import type { PlacedSkill } from '@skills-center/contract/practice'
import { PlacedMap } from '../../practice/placement/placed-map.tsx'
import { WithSkills } from './with-skills.tsx'

const outlooks: Readonly<Record<string, PlacedSkill['outlook']>> = {
  'add-fractions': 'known',
  'multiply-fractions': 'known',
  'plot-points': 'known',
  'decimal-place-value': 'known',
  'food-webs': 'known',
  'particles-of-matter': 'known',
  'equivalent-ratios': 'known',
  'unit-rates': 'ready',
  'divide-fractions': 'ready',
  cells: 'ready',
  'thermal-energy': 'ready',
  percents: 'later',
  'one-step-equations': 'later',
  'climate-patterns': 'later',
  'proportional-relationships': 'later',
  'two-step-equations': 'later',
}

/** A possible placement result. */
export function SamplePlacedMap() {
  return (
    <WithSkills ids={Object.keys(outlooks)} height="h-96">
      {(skills) => (
        <PlacedMap skills={skills.map((skill) => ({ skill, outlook: outlooks[skill.id] ?? 'later' }))} />
      )}
    </WithSkills>
  )
}
