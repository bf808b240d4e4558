import type { SkillId, Subject } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'
import { BadgeCheck, FlaskConical, Pi } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../language/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { shortlistSkills } from './shortlist-skills.ts'
import { SkillRow } from './skill-row.tsx'

interface SkillPanelProps {
  readonly subject: Subject
  /** Undefined while loading. */
  readonly skills: readonly SkillSummary[] | undefined
  readonly progressBySkill: ReadonlyMap<SkillId, ProgressEntry>
  /** Shown in place of the list if the grade has none. */
  readonly empty: ReactNode
}

const titles = (): Record<Subject, string> => ({ math: t('ui/math'), science: t('ui/science') })

/** From this number of skills on, they are grouped by strand, to be found more easily. */
const strandsFrom = 13

/** One subject's skills; on a phone, a few of them until more are asked for. The header's links scroll to its id. */
export function SkillPanel({ subject, skills, progressBySkill, empty }: SkillPanelProps) {
  const [isWhole, setWhole] = useState(false)
  const shortlist = isWhole ? null : shortlistSkills(skills ?? [], progressBySkill)
  return (
    <Card
      as="section"
      // No id while loading: a link to this subject waits for the skills, because the panel above grows when they
      // arrive.
      id={skills === undefined ? undefined : subject}
      tabIndex={-1}
      aria-labelledby={`${subject}-title`}
      padding="none"
      className="scroll-mt-4 overflow-clip"
    >
      <div className="flex min-h-16 items-center justify-between gap-3 border-b border-line px-5 py-4 sm:px-6">
        <h3 id={`${subject}-title`} className="flex items-center gap-2.5 text-xl font-bold">
          {subject === 'math' ? (
            <Pi aria-hidden className="size-6 text-math" />
          ) : (
            <FlaskConical aria-hidden className="size-6 text-science" />
          )}
          {titles()[subject]}
        </h3>
        {skills !== undefined && skills.length > 0 && (
          <Mastered
            count={skills.filter(({ id }) => progressBySkill.get(id)?.mastered === true).length}
            of={skills.length}
          />
        )}
      </div>
      {skills === undefined ? (
        <div className="flex flex-col gap-4 p-5 sm:px-6" aria-busy>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-21" />
          ))}
        </div>
      ) : skills.length === 0 ? (
        <div className="px-5 py-6 text-ink-soft sm:px-6">{empty}</div>
      ) : skills.length < strandsFrom ? (
        <Rows skills={skills} progressBySkill={progressBySkill} shortlist={shortlist} />
      ) : (
        [...Map.groupBy(skills, (skill) => skill.strand)].map(([strand, members]) => (
          <section
            key={strand}
            aria-label={strand}
            className={members.some(({ id }) => shortlist?.has(id) ?? true) ? undefined : 'max-md:hidden'}
          >
            <h4 className="border-y border-line bg-sunken px-5 py-2 text-sm font-semibold first:border-t-0 sm:px-6">
              {strand}
            </h4>
            <Rows skills={members} progressBySkill={progressBySkill} shortlist={shortlist} />
          </section>
        ))
      )}
      {shortlist !== null && skills !== undefined && shortlist.size < skills.length && (
        <div className="border-t border-line p-3 md:hidden">
          <Button variant="quiet" wide onClick={() => setWhole(true)}>
            {t('progress/show-all-skills', { count: skills.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Mastered({ count, of }: { readonly count: number; readonly of: number }) {
  return count === of ? (
    <Badge tone="right" icon={<BadgeCheck aria-hidden />}>
      {t('progress/all-of-mastered', { of })}
    </Badge>
  ) : (
    <p className="text-sm text-ink-soft">{t('progress/count-of-mastered', { count, of })}</p>
  )
}

type RowsProps = Pick<SkillPanelProps, 'progressBySkill'> & {
  readonly skills: readonly SkillSummary[]
  /** The skills that a phone shows; null if it shows all. */
  readonly shortlist: ReadonlySet<SkillId> | null
}

function Rows({ skills, progressBySkill, shortlist }: RowsProps) {
  return (
    <ul>
      {skills.map((skill) => (
        <SkillRow
          key={skill.id}
          skill={skill}
          progress={progressBySkill.get(skill.id)}
          isHiddenOnPhone={shortlist !== null && !shortlist.has(skill.id)}
        />
      ))}
    </ul>
  )
}
