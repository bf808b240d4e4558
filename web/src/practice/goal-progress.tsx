import { SkillId } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { CornerUpLeft } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'

/** The address to practice a skill on the way to another skill. The page links back to that goal. */
export const towardHref = (skill: SkillId, goal: SkillId): string => `/practice/${skill}?toward=${goal}`

/** A link back to the goal skill for which this one is practiced; renders nothing without a goal. */
export function GoalProgress() {
  const [search] = useSearchParams()
  const goal = SkillId.safeParse(search.get('toward')).data
  const skills = useQuery({ ...queryOf(listSkills), enabled: goal !== undefined })
  const skill = skills.data?.find(({ id }) => id === goal)
  if (skill === undefined) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      <Rich
        id="practice/step-on-the-way-to-name"
        values={{ name: skill.name }}
        parts={{ name: <span lang={contentLanguage(skill)} /> }}
      />
      <Link
        href={`/practice/${skill.id}`}
        className="inline-flex items-center gap-1.5 rounded-sm py-1 font-semibold text-link"
      >
        <CornerUpLeft aria-hidden className="size-4" />
        {t('practice/back-to-name', { name: skill.name })}
      </Link>
    </p>
  )
}
