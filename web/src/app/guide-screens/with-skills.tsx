import type { SkillSummary } from '@skills-center/contract/skills'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface WithSkillsProps {
  /** Skill ids. Ids that are no longer in the curriculum are skipped. */
  readonly ids: readonly string[]
  /** The height class of the placeholder shown while the skills load. */
  readonly height: string
  readonly children: (skills: readonly SkillSummary[]) => ReactNode
}

/** Loads real skills for the samples, so their names and standards stay current. */
export function WithSkills({ ids, height, children }: WithSkillsProps) {
  const { data, isError, refetch } = useQuery(queryOf(listSkills))
  if (data !== undefined)
    return children(ids.flatMap((id) => data.find((skill) => String(skill.id) === id) ?? []))
  if (!isError) return <Skeleton className={`rounded-lg ${height}`} />
  return (
    <Card>
      <LoadError
        what={t('app/the-example')}
        detail={t('app/check-your-connection')}
        onRetry={() => void refetch()}
      />
    </Card>
  )
}
