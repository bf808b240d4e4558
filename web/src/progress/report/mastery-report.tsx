import { listProgress } from '@skills-center/contract/progress'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { queryOf } from '../../platform/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { masteryRows, type Filter } from './mastery-rows.ts'
import { MasteryTable } from './mastery-table.tsx'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'math', label: 'Math' },
  { value: 'science', label: 'Science' },
] as const

export function MasteryReport() {
  const skills = useQuery(queryOf(listSkills))
  const progress = useQuery(queryOf(listProgress))
  const [filter, setFilter] = useState<Filter>('all')
  const retry = () => {
    if (skills.isError) void skills.refetch()
    if (progress.isError) void progress.refetch()
  }
  const rows =
    skills.data !== undefined && progress.data !== undefined
      ? masteryRows(skills.data, progress.data, filter)
      : undefined
  return (
    <Card as="section" aria-labelledby="mastery" padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-line p-5 sm:px-7">
        <div>
          <h2 id="mastery" className="text-2xl font-bold">
            Mastery by skill
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">
            The chance, out of 100, that you get a fresh question of the skill right today.{' '}
            <Link
              href="/app/flow#mastery"
              className="whitespace-nowrap text-action underline underline-offset-4"
            >
              How it is worked out
            </Link>
          </p>
        </div>
        <SegmentedControl label="Subject" labelHidden value={filter} options={filters} onChange={setFilter} />
      </div>
      {skills.isError || progress.isError ? (
        <LoadError what="Your mastery" onRetry={retry} />
      ) : rows === undefined ? (
        <div className="flex flex-col gap-3 p-5 sm:px-7" aria-busy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          drawing="no-history"
          title={
            progress.data?.length === 0 ? 'Nothing practiced yet' : 'Nothing practiced in this subject yet'
          }
          action={<ButtonLink href="/practice/overview">Choose a skill to practice</ButtonLink>}
        >
          Answer a few questions of any skill, and your mastery of it stands here.
        </EmptyState>
      ) : (
        <MasteryTable rows={rows} />
      )}
    </Card>
  )
}
