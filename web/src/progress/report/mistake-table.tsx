import { enough, type NamedMistake } from '@skills-center/contract/progress/report'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { counted, dayInShort } from './period-words.ts'
import { ReportSection } from './report-section.tsx'
import { FigureTable, type Column } from '../../ui/figure-table.tsx'
import { SkillLink } from './skill-link.tsx'

interface MistakeTableProps {
  readonly mistakes: readonly NamedMistake[]
  readonly isOwn: boolean
}

/** More than these wait until they are asked for. */
const shownAtFirst = 5

/** The ways of thinking that led to wrong answers, and whether they are behind the student. */
export function MistakeTable({ mistakes, isOwn }: MistakeTableProps) {
  const [isAll, setAll] = useState(false)
  const columns: Column<NamedMistake>[] = [
    {
      head: 'Mistake',
      cell: ({ name }) => <span className="inline-block first-letter:uppercase">{name}</span>,
    },
    { head: 'Skill', cell: ({ skill }) => <SkillLink skill={skill} isOwn={isOwn} /> },
    { head: 'Questions', cell: ({ times }) => times, isFigure: true },
    { head: 'Last made', cell: ({ lastOn }) => dayInShort(lastOn), isFigure: true },
    { head: 'Since then', cell: (mistake) => <Since mistake={mistake} /> },
  ]
  return (
    <ReportSection
      id="mistakes"
      title="Mistakes by name"
      intro={
        mistakes.length === 0
          ? 'None of the mistakes that we know by name came up in this period.'
          : `A mistake is overcome when the latest ${enough.overcomeQuestions} questions of its skill, all after it, are right at the first try.`
      }
    >
      {mistakes.length > 0 && (
        <FigureTable
          caption="Named mistakes in this period"
          columns={columns}
          rows={mistakes}
          most={isAll ? undefined : shownAtFirst}
          keyOf={({ skill, name }) => `${skill.id} ${name}`}
        />
      )}
      {mistakes.length > shownAtFirst && !isAll && (
        <Button
          variant="outline"
          size="small"
          className="self-start print:hidden"
          onClick={() => setAll(true)}
        >
          Show all {mistakes.length} mistakes
        </Button>
      )}
    </ReportSection>
  )
}

function Since({ mistake: { since, isOvercome } }: { readonly mistake: NamedMistake }) {
  if (since.answered === 0) return <span className="text-ink-soft">No question of this skill yet</span>
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:justify-end print:justify-start">
      {isOvercome && (
        <Badge tone="right" icon={<CircleCheck aria-hidden />}>
          Overcome
        </Badge>
      )}
      <span>
        {since.right} of {counted(since.answered, 'question')} right
      </span>
    </span>
  )
}
