import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { OverviewRow } from './overview-row.tsx'

export interface OverviewEntry {
  readonly skill: SkillSummary
  readonly standing: ProgressEntry | null
}

interface OverviewListProps {
  readonly title: string
  /** Why it is in this order. */
  readonly note: string
  readonly entries: readonly OverviewEntry[]
  /** Whether its first skill is the page's next step. */
  readonly hasFirstStep: boolean
}

export function OverviewList({ title, note, entries, hasFirstStep }: OverviewListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{note}</p>
      <Card padding="none">
        <ul>
          {entries.map(({ skill, standing }, at) => (
            <OverviewRow
              key={skill.id}
              skill={skill}
              standing={standing}
              isFirst={hasFirstStep && at === 0}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}
