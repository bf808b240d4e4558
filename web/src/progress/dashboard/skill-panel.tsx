import type { Subject } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { FlaskConical, Pi } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkillRow } from './skill-row.tsx'

interface SkillPanelProps {
  readonly subject: Subject
  /** Undefined while they load. */
  readonly skills: readonly SkillSummary[] | undefined
  readonly progress: readonly ProgressEntry[]
  /** Shown in place of the list when the grade has none. */
  readonly empty: ReactNode
}

const titles: Record<Subject, string> = { math: 'Math', science: 'Science' }

/** One subject's skills. Its id is where the header's links scroll to. */
export function SkillPanel({ subject, skills, progress, empty }: SkillPanelProps) {
  const mastered = skills?.filter((skill) =>
    progress.some((entry) => entry.skillId === skill.id && entry.mastered),
  ).length
  return (
    <Card
      as="section"
      id={subject}
      tabIndex={-1}
      aria-labelledby={`${subject}-title`}
      padding="none"
      className="scroll-mt-24 overflow-hidden"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-4 sm:px-6">
        <h3 id={`${subject}-title`} className="flex items-center gap-2.5 text-xl font-bold">
          {subject === 'math' ? (
            <Pi aria-hidden className="size-6 text-math" />
          ) : (
            <FlaskConical aria-hidden className="size-6 text-science" />
          )}
          {titles[subject]}
        </h3>
        {skills !== undefined && skills.length > 0 && (
          <p className="text-sm text-ink-soft">
            {mastered} of {skills.length} mastered
          </p>
        )}
      </div>
      {skills === undefined ? (
        <div className="flex flex-col gap-4 p-5 sm:px-6" aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-21" />
          ))}
        </div>
      ) : skills.length === 0 ? (
        <div className="px-5 py-6 text-ink-soft sm:px-6">{empty}</div>
      ) : (
        <ul>
          {skills.map((skill) => (
            <SkillRow
              key={skill.id}
              skill={skill}
              standing={progress.find((entry) => entry.skillId === skill.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
