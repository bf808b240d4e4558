import type { PracticedSkill } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { Accuracy, Mastery } from './figures.tsx'
import { ReportSection } from './report-section.tsx'
import { FigureTable, type Column } from '../../ui/figure-table.tsx'
import { SkillLink } from './skill-link.tsx'
import { formatMoves, SkillMoveMark } from './skill-move-mark.tsx'

interface PracticedSkillsProps {
  /** Another title, for a page that shows a different period. */
  readonly title?: string
  readonly skills: readonly PracticedSkill[]
  readonly isOwn: boolean
}

/** Every skill practiced in the period: the direction of its mastery, and the data behind it. */
export function PracticedSkills({
  title = t('progress/report/skills-up-and-down'),
  skills,
  isOwn,
}: PracticedSkillsProps) {
  const columns: Column<PracticedSkill>[] = [
    {
      head: t('progress/report/skill'),
      cell: ({ skill }) => <SkillLink skill={skill} isOwn={isOwn} to="lesson" />,
    },
    {
      head: t('progress/report/change-noun'),
      cell: ({ move, change }) => <SkillMoveMark move={move} change={change} />,
    },
    {
      head: t('progress/report/mastery-before'),
      cell: ({ before }) => <Mastery figure={before} />,
      isFigure: true,
    },
    {
      head: t('progress/report/mastery-after'),
      cell: ({ after }) => <Mastery figure={after} />,
      isFigure: true,
    },
    { head: t('progress/report/questions'), cell: ({ firstTries }) => firstTries.answered, isFigure: true },
    {
      head: t('progress/report/right-at-the-first-try-questions'),
      cell: ({ firstTries }) => firstTries.right,
      isFigure: true,
    },
    {
      head: t('progress/report/accuracy'),
      cell: ({ firstTries }) => <Accuracy tries={firstTries} />,
      isFigure: true,
    },
  ]
  return (
    <ReportSection
      id="skills"
      title={title}
      intro={skills.length === 0 ? t('progress/report/no-skill-was-practiced') : formatMoves(skills)}
    >
      {skills.length > 0 && (
        <>
          <FigureTable
            caption={t('progress/report/skills-practiced-in-this-period')}
            columns={columns}
            rows={skills}
            keyOf={({ skill }) => skill.id}
          />
          <p className="max-w-prose text-sm text-ink-soft">{t('progress/report/mastery-is-the-chance')}</p>
        </>
      )}
    </ReportSection>
  )
}
