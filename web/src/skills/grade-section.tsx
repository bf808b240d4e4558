import type { Subject } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { type GradeEntry, type Strand, strandAnchor } from './grade-map.ts'
import { MapSkill } from './map-skill.tsx'
import { countBegun, type OwnProgressBySkill } from './own-progress.ts'

interface GradeSectionProps {
  readonly entry: GradeEntry
  /** The part that the filter shows. */
  readonly shown: GradeEntry
  readonly isOwn: boolean
  /** Null for a reader who does not practice. */
  readonly progressBySkill: OwnProgressBySkill | null
}

/** One grade of the map. */
export function GradeSection({ entry, shown, isOwn, progressBySkill }: GradeSectionProps) {
  const id = `grade-${entry.gradeLevel}`
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      // There are far more skills than fit in a window, so layout of off-screen grades is deferred.
      className="scroll-mt-4 outline-none [content-visibility:auto] print:[content-visibility:visible]"
      style={{ containIntrinsicBlockSize: `auto ${roughHeight(shown)}rem` }}
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-2xl font-bold">
          {gradeName(entry.gradeLevel)}
        </h2>
        {isOwn && <Badge tone="warm">{t('skills/your-grade')}</Badge>}
        <p className="text-ink-soft">{along(entry, progressBySkill)}</p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
        {(['math', 'science'] as const).map((subject) => (
          <SubjectCard
            key={subject}
            subject={subject}
            gradeLevel={entry.gradeLevel}
            strands={shown.strands[subject]}
            isEmpty={entry.strands[subject].length === 0}
            progressBySkill={progressBySkill}
          />
        ))}
      </div>
    </section>
  )
}

/** The estimated height in rem, with math and science side by side. */
function roughHeight({ strands }: GradeEntry): number {
  const heights = [strands.math, strands.science].map((subject) =>
    subject.reduce((sum, { skills }) => sum + 2.2 + 2.6 * skills.length, 4),
  )
  return 3 + Math.max(...heights)
}

function along({ skills }: GradeEntry, progressBySkill: OwnProgressBySkill | null): string {
  const count = skills.length
  if (progressBySkill === null) return t('skills/skills-count', { count })
  const { begun, mastered } = countBegun(skills, progressBySkill)
  if (mastered === count) return t('skills/all-skills-mastered', { count })
  return begun === 0
    ? t('skills/skills-none-begun', { count })
    : t('skills/begun-of-skills-begun', {
        begun,
        count,
        mastered,
      })
}

interface SubjectCardProps extends Pick<GradeSectionProps, 'progressBySkill'> {
  readonly subject: Subject
  readonly gradeLevel: number
  readonly strands: readonly Strand[]
  /** The grade has no skills of the subject, regardless of the filter. */
  readonly isEmpty: boolean
}

function SubjectCard({ subject, gradeLevel, strands, isEmpty, progressBySkill }: SubjectCardProps) {
  return (
    <Card padding="snug" className="flex flex-col gap-3">
      <p className="px-2 pt-1">
        <SubjectTag subject={subject} />
      </p>
      {strands.length === 0 && (
        <p className="px-2 pb-2 text-ink-soft">
          {isEmpty
            ? subject === 'math'
              ? t('skills/no-math-skills-in-this-grade')
              : t('skills/no-science-skills-in-this-grade')
            : subject === 'math'
              ? t('skills/none-of-the-math-skills')
              : t('skills/none-of-the-science-skills')}
        </p>
      )}
      {strands.map((strand) => {
        const id = strandAnchor(gradeLevel, subject, strand.name)
        return (
          <div key={strand.name}>
            <h3
              id={id}
              tabIndex={-1}
              className="scroll-mt-4 px-2 font-sans text-sm font-semibold tracking-normal text-ink-soft target:text-ink"
            >
              {strand.name}
            </h3>
            <ul className="mt-0.5">
              {strand.skills.map((skill) => (
                <MapSkill key={skill.id} skill={skill} progress={progressBySkill?.get(skill.id)} />
              ))}
            </ul>
          </div>
        )
      })}
    </Card>
  )
}
