import type { Strength } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { ReportSection } from './report-section.tsx'
import { SkillLink } from './skill-link.tsx'

interface StrengthsProps {
  readonly strengths: readonly Strength[]
  readonly isOwn: boolean
}

/** What the student does best, in words. */
export function Strengths({ strengths, isOwn }: StrengthsProps) {
  return (
    <ReportSection id="strengths" title={t('progress/report/strengths')}>
      {strengths.length === 0 ? (
        <p className="max-w-prose text-ink-soft">{t('progress/report/not-enough-data-yet-a-skill')}</p>
      ) : (
        <ul className="flex flex-col gap-4 print:gap-1.5">
          {strengths.map(({ skill, words }) => (
            <li key={skill.id}>
              <span className="text-lg font-semibold">
                <SkillLink skill={skill} isOwn={isOwn} to="lesson" />
              </span>
              <span className="block text-ink-soft">{words}</span>
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  )
}
