import type { ReportBasis, StudentReport } from '@skills-center/contract/analytics/student-report'
import { contentLanguage, inEnglish } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Section } from './section.tsx'
import { type StandardEvidence, standardEvidence } from './standard-evidence.ts'

interface StandardsSectionProps {
  readonly standards: StudentReport['standards']
  readonly basis: ReportBasis
}

/** What the student’s answers show about each standard, based only on questions for that standard. */
export function StandardsSection({ standards, basis }: StandardsSectionProps) {
  return (
    <Section
      title={t('analytics/student/standards')}
      intro={t('analytics/student/questions-of-that-standard', { days: basis.standardDays })}
    >
      {standards.length === 0 ? (
        <p>{t('analytics/student/no-standard-yet')}</p>
      ) : (
        <FigureTable
          caption={t('analytics/student/standards')}
          columns={[
            {
              head: t('analytics/student/standard'),
              cell: ({ code, label }) => (
                <>
                  {code}
                  <span
                    lang={contentLanguage(inEnglish)}
                    className="block max-w-prose font-normal text-ink-soft"
                  >
                    {label}
                  </span>
                </>
              ),
            },
            {
              head: t('analytics/student/right-at-first-try'),
              cell: (evidence) => <FirstTries evidence={evidence} />,
              isFigure: true,
            },
            {
              head: t('analytics/student/skills-mastered'),
              cell: ({ mastered, skills }) => t('analytics/student/mastered-of', { mastered, skills }),
              isFigure: true,
            },
          ]}
          rows={standardEvidence(standards)}
          keyOf={({ code }) => code}
        />
      )}
    </Section>
  )
}

function FirstTries({ evidence: { answered, right, percent } }: { readonly evidence: StandardEvidence }) {
  const counts =
    answered === 0
      ? t('analytics/student/no-questions-yet')
      : t('analytics/student/right-of-answered', { right, answered })
  return (
    <span className="whitespace-nowrap">
      {percent !== null && `${percent}% `}
      <span className="text-ink-soft">{percent === null ? counts : `(${counts})`}</span>
    </span>
  )
}
