import type { SkillId } from '@skills-center/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { planQuery } from '../plan-query.ts'

/** A link to the next skill of the plan, or to the plan if there is no current skill or no next one. */
export function OtherSkill({ current }: { current: SkillId | null }) {
  const plan = useQuery({ ...planQuery, enabled: current !== null, networkMode: 'always' })
  const other = plan.data?.entries.find(({ skill }) => skill.id !== current)?.skill
  if (current !== null && plan.isPending) return <Skeleton className="h-13 w-56 max-sm:w-full" />
  return (
    <ButtonLink
      href={other === undefined ? '/practice/overview' : `/practice/${other.id}`}
      variant="outline"
      size="large"
      className="max-sm:w-full"
    >
      {other === undefined
        ? t('practice/choose-from-your-plan')
        : t('practice/practice-name', { name: other.name })}
    </ButtonLink>
  )
}
