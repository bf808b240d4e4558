import type { ProgressEntry } from '@skills-center/contract/progress'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import type { GradeEntry } from './grade-map.ts'
import { gradeName } from '../ui/grade-name.ts'
import { MapSkill } from './map-skill.tsx'

interface GradeSectionProps {
  readonly entry: GradeEntry
  readonly isOwn: boolean
  /** Null for a reader who does not practice. */
  readonly progress: readonly ProgressEntry[] | null
}

/** One grade of the map. */
export function GradeSection({ entry, isOwn, progress }: GradeSectionProps) {
  const id = `grade-${entry.gradeLevel}`
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-3 flex flex-wrap items-center gap-3 text-2xl font-bold">
        {gradeName(entry.gradeLevel)}
        {isOwn && <Badge tone="warm">Your grade</Badge>}
      </h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {(['math', 'science'] as const).map((subject) => (
          <Card key={subject} padding="snug" className="flex flex-col gap-3">
            <p className="px-2 pt-1">
              <SubjectTag subject={subject} />
            </p>
            {entry.strands[subject].length === 0 && (
              <p className="px-2 pb-2 text-ink-soft">No {subject} skills in this grade.</p>
            )}
            {entry.strands[subject].map((strand) => (
              <div key={strand.name}>
                <h3 className="px-2 font-sans text-sm font-semibold tracking-normal text-ink-soft">
                  {strand.name}
                </h3>
                <ul className="mt-0.5">
                  {strand.skills.map((skill) => (
                    <MapSkill
                      key={skill.id}
                      skill={skill}
                      standing={
                        progress === null ? null : progress.find((known) => known.skillId === skill.id)
                      }
                    />
                  ))}
                </ul>
              </div>
            ))}
          </Card>
        ))}
      </div>
    </section>
  )
}
