import type { PracticedSkill } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { Accuracy, Mastery } from './figures.tsx'
import { ReportSection } from './report-section.tsx'
import { FigureTable, type Column } from '../../ui/figure-table.tsx'
import { SkillLink } from './skill-link.tsx'
import { movesInWords, SkillMoveMark } from './skill-move-mark.tsx'

interface PracticedSkillsProps {
  readonly skills: readonly PracticedSkill[]
  readonly isOwn: boolean
}

/** Every skill of the period: which way its mastery went, and what that rests on. */
export function PracticedSkills({ skills, isOwn }: PracticedSkillsProps) {
  const columns: Column<PracticedSkill>[] = [
    { head: t('Skill'), cell: ({ skill }) => <SkillLink skill={skill} isOwn={isOwn} to="lesson" /> },
    { head: t('Change [noun]'), cell: ({ move, change }) => <SkillMoveMark move={move} change={change} /> },
    { head: t('Mastery before'), cell: ({ before }) => <Mastery figure={before} />, isFigure: true },
    { head: t('Mastery after'), cell: ({ after }) => <Mastery figure={after} />, isFigure: true },
    { head: t('Questions'), cell: ({ firstTries }) => firstTries.answered, isFigure: true },
    {
      head: t('Right at the first try [questions]'),
      cell: ({ firstTries }) => firstTries.right,
      isFigure: true,
    },
    { head: t('Accuracy'), cell: ({ firstTries }) => <Accuracy tries={firstTries} />, isFigure: true },
  ]
  return (
    <ReportSection
      id="skills"
      title={t('Skills up and down')}
      intro={skills.length === 0 ? t('No skill was practiced in this period.') : movesInWords(skills)}
    >
      {skills.length > 0 && (
        <>
          <FigureTable
            caption={t('Skills practiced in this period')}
            columns={columns}
            rows={skills}
            keyOf={({ skill }) => skill.id}
          />
          <p className="max-w-prose text-sm text-ink-soft">
            {t(
              'Mastery is the chance, out of 100, of getting a fresh question right: just before the first answer in this period, and just after the last.',
            )}
          </p>
        </>
      )}
    </ReportSection>
  )
}
