import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { isShownBy, type MapFilter, mapFilters, type OwnProgressBySkill } from './own-progress.ts'

const names = (): Record<MapFilter, string> => ({
  all: t('skills/all'),
  ready: t('skills/ready'),
  due: t('skills/to-refresh'),
  'not-begun': t('skills/not-begun'),
})

interface GradeFilterProps {
  readonly value: MapFilter
  readonly skills: readonly SkillSummary[]
  readonly progressBySkill: OwnProgressBySkill
  readonly onChange: (filter: MapFilter) => void
}

/** Filters the skills of the map; each option shows its number of skills. */
export function GradeFilter({ value, skills, progressBySkill, onChange }: GradeFilterProps) {
  const count = (filter: MapFilter) =>
    skills.filter((skill) => isShownBy(filter, progressBySkill.get(skill.id))).length
  return (
    <div className="sm:max-w-xl">
      <SegmentedControl
        label={t('skills/show')}
        value={value}
        options={mapFilters.map((filter) => ({
          value: filter,
          label: `${names()[filter]} ${count(filter)}`,
        }))}
        onChange={onChange}
      />
    </div>
  )
}
