import type { DueSkill } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { Mastery } from './figures.tsx'
import { dayInShort } from './format-period.ts'
import { ReportSection } from './report-section.tsx'
import { FigureTable, type Column } from '../../ui/figure-table.tsx'
import { SkillLink } from './skill-link.tsx'

interface DueSkillsProps {
  readonly due: readonly DueSkill[]
  readonly isOwn: boolean
}

/** Mastered skills that have faded since. */
export function DueSkills({ due, isOwn }: DueSkillsProps) {
  const columns: Column<DueSkill>[] = [
    { head: t('progress/report/skill'), cell: ({ skill }) => <SkillLink skill={skill} isOwn={isOwn} /> },
    { head: t('progress/report/mastery-today'), cell: ({ now }) => <Mastery figure={now} />, isFigure: true },
    { head: t('progress/report/last-practiced'), cell: ({ lastOn }) => dayInShort(lastOn), isFigure: true },
  ]
  return (
    <ReportSection
      id="due"
      title={t('ui/time-to-refresh')}
      intro={t('progress/report/few-questions-bring-each-back')}
    >
      <FigureTable
        caption={t('progress/report/skills-that-are-due-today')}
        columns={columns}
        rows={due}
        keyOf={({ skill }) => skill.id}
      />
    </ReportSection>
  )
}
