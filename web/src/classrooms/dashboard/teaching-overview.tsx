import { listAchievements } from '@skills-center/contract/achievements'
import type { Subject } from '@skills-center/contract/ids'
import { listSkills, type SkillSummary } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * What the product offers students, with counts from the catalogue. The header's math and science links scroll here.
 */
export function TeachingOverview() {
  const achievements = useQuery(queryOf(listAchievements))
  const skills = useQuery(queryOf(listSkills))
  return (
    <Card as="section" aria-labelledby="teaching" className="flex flex-col gap-4">
      <h2 id="teaching" className="text-2xl font-bold">
        {t('classrooms/teaching-overview')}
      </h2>
      <ul className="flex flex-col gap-2">
        <li>
          <Line loading={achievements.isPending}>
            {achievements.data === undefined
              ? t('classrooms/achievements-reward-students')
              : t('classrooms/count-achievements-are-available', {
                  count: achievements.data.length,
                })}
          </Line>
        </li>
        {(['math', 'science'] as const).map((subject) => (
          <li key={subject} id={subject} tabIndex={-1} className="scroll-mt-24">
            <Line loading={skills.isPending}>
              {skills.data === undefined ? skillsToPractice()[subject] : formatSkills(skills.data, subject)}
            </Line>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink href="/ml-analytics" variant="outline">
          {t('classrooms/view-analytics')}
        </ButtonLink>
        <ButtonLink href="/grades" variant="outline">
          {t('classrooms/see-every-skill')}
        </ButtonLink>
        <ButtonLink href="/teacher-portal" variant="outline">
          {t('classrooms/standards-and-letters-home')}
        </ButtonLink>
      </div>
    </Card>
  )
}

const skillsToPractice = (): Record<Subject, string> => ({
  math: t('classrooms/skills-in-math-to-practice'),
  science: t('classrooms/skills-in-science-to-practice'),
})

function formatSkills(skills: readonly SkillSummary[], subject: Subject): string {
  const count = skills.filter((skill) => skill.subject === subject).length
  return subject === 'math'
    ? t('classrooms/count-math-skills-to-practice', { count })
    : t('classrooms/count-science-skills-to-practice', { count })
}

function Line({ loading, children }: { readonly loading: boolean; readonly children: string }) {
  return loading ? <Skeleton className="h-6 w-64 max-w-full" /> : children
}
